import { getLanguage, type Language } from './languages';

interface Digits {
  /** The code point of zero. */
  zero: number;
  /** The counter style in CSS. */
  counterStyle: string;
}

/** The number systems of `locales/languages.json`. */
const systems: Readonly<Record<string, Digits>> = {
  latn: { zero: 0x30, counterStyle: 'decimal' },
  beng: { zero: 0x9e6, counterStyle: 'bengali' },
};

/** Returns the digits of a language, unless `systems` lacks them. */
function digitsOf(language: string): Digits | undefined {
  const { locale } = getLanguage(language);
  return systems[/-u-nu-(?<system>\w+)/.exec(locale)?.groups?.['system'] ?? 'latn'];
}

/** Returns the CSS counter style with the digits of a language. */
export const counterStyleOf = (language: string): string | undefined =>
  digitsOf(language)?.counterStyle;

/**
 * Returns a function that formats a number in the digits of a language, with separators of thousands (so not for years). Whole numbers
 * below 1000 do not use `Intl.NumberFormat`, because its first use takes 60 ms on a cheap phone, during hydration.
 */
export function numbersIn(language: string): (value: number) => string {
  const { locale } = getLanguage(language);
  const { zero } = digitsOf(language) ?? {};
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    if (zero && Number.isInteger(value) && value >= 0 && value < 1000)
      return String.fromCodePoint(...Array.from(String(value), (digit) => zero + Number(digit)));
    format ??= new Intl.NumberFormat(locale);
    return format.format(value);
  };
}

/**
 * Returns the suffix of a number, such as '%', with the space that the language needs before it. Content does not contain this space,
 * because editors and forms trim texts.
 */
export function afterNumber(suffix: string, language: Language): string {
  const word = suffix.trim();
  if (word.startsWith('%')) return `${percentSpace(language)}${word}`;
  return /^\p{L}/u.test(word) ? `${language.unitSpace ?? ''}${word}` : word;
}

/** `Intl` tells whether there is a space. `unitSpace` replaces it, because French typography needs a narrower one. */
function percentSpace({ locale, unitSpace }: Language): string {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5);
  const space = parts.find(({ type }) => type === 'literal')?.value;
  return space === undefined ? '' : (unitSpace ?? space);
}

/** Returns a price in US dollars in the format of the locale: '$29', '29 $US', 'US$0.10'. */
export function dollars(price: number, locale: string): string {
  const decimals = Number.isInteger(price) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(price);
}

/**
 * Returns a function that formats a number with the `Intl` of a language, which is used when the function is first called: it is slow
 * during hydration.
 */
export function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions,
): (value: number) => string {
  const { locale } = getLanguage(language);
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(locale, options)).format(value);
}
