import { numbersIn } from './numbers';
import { useLanguage } from './useLanguage';

/** Returns a function that formats a number in the digits of the page's language. */
export function useNumbers(): (value: number) => string {
  return numbersIn(useLanguage());
}
