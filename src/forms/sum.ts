/** Name of the field that takes the answer to a sum. */
export const answerName = 'answer';

/** Two numbers to add (docs/requirements.md#intake-form). */
export interface Sum {
  first: number;
  second: number;
}

/** First code point of the digits that visitors of the site's languages type. */
const zeros = ['0', '०', '০', '０'].map((zero) => zero.codePointAt(0) ?? 0);

/** Returns two numbers from 1 to 10. */
export function newSum(random: () => number = Math.random): Sum {
  const number = () => 1 + Math.floor(random() * 10);
  return { first: number(), second: number() };
}

/** Tells whether an answer is right, in whichever digits it is typed. */
export function solves({ first, second }: Sum, answer: string): boolean {
  const digits = answer.trim().replace(/\p{Nd}/gu, toAscii);
  return /^\d+$/.test(digits) && Number(digits) === first + second;
}

function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}
