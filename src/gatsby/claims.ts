import type { Language } from '../i18n/languages';

export interface Claim {
  value?: number | undefined;
  outOf?: number | undefined;
  suffix?: string | undefined;
}

/** Takes a claim and the language; gives its figure as a visitor reads it, in the language's digits: '4.9/5', '১০,০০০+'. */
export function claimFigure({ value = 0, outOf, suffix = '' }: Claim, language: Language): string {
  const number = new Intl.NumberFormat(language.locale);
  const scale = outOf === undefined ? '' : `/${number.format(outOf)}`;
  return `${number.format(value)}${scale}${suffix}`;
}
