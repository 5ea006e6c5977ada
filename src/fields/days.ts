import type { Language } from '../i18n/languages';

/** One number of days, or two: from and to. */
export type Days = readonly number[];

export interface Duration {
  days?: Days | null | undefined;
  free?: boolean | undefined;
  ongoing?: boolean | undefined;
}

/** Returns how long steps take together, at least and at most. Those without an end do not count. */
export function totalDays(durations: readonly Duration[]): [least: number, most: number] {
  const sumOf = (end: 0 | -1) => durations.reduce((sum, { days }) => sum + (days?.at(end) ?? 0), 0);
  return [sumOf(0), sumOf(-1)];
}

/** Formats days in the digits of the language: '5–7', '৩০', '5 à 7'. */
export function dayRange(days: Days, { locale, rangeSeparator }: Language): string {
  const number = new Intl.NumberFormat(locale);
  const last = days.at(-1) ?? 0;
  const [first = last] = days;
  if (first === last) return number.format(last);
  return rangeSeparator
    ? `${number.format(first)}${rangeSeparator}${number.format(last)}`
    : number.formatRange(first, last);
}
