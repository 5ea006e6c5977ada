/** Name of the field for the answer. */
export const answerName = 'answer';

/** Two numbers to add (docs/requirements.md#intake-form). */
export interface Sum {
  first: number;
  second: number;
}

/** The code point of zero in the digits that visitors may type. */
const zeros = ['0', '०', '০', '０'].map((zero) => zero.codePointAt(0) ?? 0);

/** Returns two numbers from 1 to 10. */
export function newSum(random: () => number = Math.random): Sum {
  const number = () => 1 + Math.floor(random() * 10);
  return { first: number(), second: number() };
}

/** Returns whether an answer is right, in any of these digits. */
export function solves({ first, second }: Sum, answer: string): boolean {
  const digits = answer.trim().replace(/\p{Nd}/gu, toAscii);
  return /^\d+$/.test(digits) && Number(digits) === first + second;
}

function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}
