import type { Language } from '../i18n/languages';

/** One number of days, or two: from and to. */
export type Days = readonly number[];

export interface Duration {
  days?: Days | null | undefined;
  free?: boolean | undefined;
  ongoing?: boolean | undefined;
}

/** When a step begins, and how many days it takes at least and at most, if no step overlaps another. */
export interface Span {
  start: number;
  least: number;
  most: number;
}

/** Returns when each step begins and ends. One without an end takes as long as the others' average. */
export function spansOf(durations: readonly Duration[]): Span[] {
  const known = durations.flatMap(({ days }) => days?.at(-1) ?? []);
  const average = Math.ceil(known.reduce((sum, most) => sum + most, 0) / (known.length || 1));
  let start = 0;
  return durations.map(({ days }) => {
    const [least, most] = days ? [days[0] ?? 0, days.at(-1) ?? 0] : [0, average];
    const span = { start, least, most };
    start += most;
    return span;
  });
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
