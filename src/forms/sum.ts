import { visible } from './clean';

/** Name of the field for the answer. */
export const answerName = 'answer';

/** Two numbers to add (docs/requirements.md#intake-form). */
export interface Sum {
  first: number;
  second: number;
}

/** Returns two numbers from 1 to 10. */
export function newSum(random: () => number = Math.random): Sum {
  const number = () => 1 + Math.floor(random() * 10);
  return { first: number(), second: number() };
}

/** Returns whether an answer is right, in the digits of any script. */
export function solves({ first, second }: Sum, answer: string): boolean {
  const digits = visible(answer)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, toAscii);
  return /^\d+$/.test(digits) && Number(digits) === first + second;
}

/** Unicode has the digits of a script in a row from zero to nine. Some rows adjoin. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
