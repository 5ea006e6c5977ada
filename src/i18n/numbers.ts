import { getLanguage, type Language } from './languages';

/** The code point of zero in each number system of `locales/languages.json`. */
const zeros: Record<string, number> = { latn: 0x30, beng: 0x9e6 };

/**
 * Returns a function that formats a number in the digits of a language, with separators of thousands (so not for years). Whole numbers
 * below 1000 do not use `Intl.NumberFormat`, because its first use takes 60 ms on a cheap phone, during hydration.
 */
export function numbersIn(language: string): (value: number) => string {
  const { locale } = getLanguage(language);
  const zero = zeros[/-u-nu-(?<system>\w+)/.exec(locale)?.groups?.['system'] ?? 'latn'];
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
