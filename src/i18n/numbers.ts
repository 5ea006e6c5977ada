import { getLanguage, type Language } from './languages';

/** Where the ten digits of the number systems in `locales/languages.json` begin. */
const zeros: Record<string, number> = { latn: 0x30, beng: 0x9e6 };

/**
 * @returns A function that writes a number in the digits of a language. Numbers below a thousand, nearly all there are, do without
 * `Intl.NumberFormat`: its first use takes 60 ms on a cheap phone, in the middle of hydration.
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
 * Returns what follows a number ('%' with the space that the language puts between the two. Content holds none, since editors and forms cut
 * spaces off the ends of words.
 */
export function afterNumber(suffix: string, language: Language): string {
  const word = suffix.trim();
  if (word.startsWith('%')) return `${percentSpace(language)}${word}`;
  return /^\p{L}/u.test(word) ? `${language.unitSpace ?? ''}${word}` : word;
}

/** `Intl` knows who writes one; which one, French typographers know better. */
function percentSpace({ locale, unitSpace }: Language): string {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5);
  const space = parts.find(({ type }) => type === 'literal')?.value;
  return space === undefined ? '' : (unitSpace ?? space);
}

/** Returns the price in US dollars as readers of that locale write it: '$29', '29 $US', 'US$0.10'. */
export function dollars(price: number, locale: string): string {
  const decimals = Number.isInteger(price) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(price);
}
