import type { Language } from '../i18n/languages';
import { numbersIn } from '../i18n/numbers';

export interface Claim {
  value?: number | undefined;
  outOf?: number | undefined;
  suffix?: string | undefined;
}

/** Formats the figure of a claim in the digits of the language: '4.9/5', '১০,০০০+'. */
export function claimFigure({ value = 0, outOf, suffix = '' }: Claim, language: Language): string {
  const figures = outOf === undefined ? [value] : [value, outOf];
  return `${figures.map(numbersIn(language.code)).join('/')}${suffix}`;
}
