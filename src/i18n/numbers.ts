import { getLanguage } from './languages';

/** Takes the code of a language; gives a function that takes a number and gives it in the digits of that language. */
export function numbersIn(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(getLanguage(language).locale);
  return (value) => format.format(value);
}
