import type { Language } from '../i18n/languages';
import { numbersIn } from '../i18n/numbers';

export interface Claim {
  value?: number | undefined;
  outOf?: number | undefined;
  suffix?: string | undefined;
}

/** Returns the figure of a claim as a visitor reads it, in the language's digits: '4.9/5', '১০,০০০+'. */
export function claimFigure({ value = 0, outOf, suffix = '' }: Claim, language: Language): string {
  const figures = outOf === undefined ? [value] : [value, outOf];
  return `${figures.map(numbersIn(language.code)).join('/')}${suffix}`;
}
