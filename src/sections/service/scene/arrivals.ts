import { getLanguage } from '../../../i18n/languages';

/** Returns when each part is there, in seconds, on a connection of so many megabits a second. One part loads after another. */
export function arrivals(kilobytes: readonly number[], megabits: number): number[] {
  let total = 0;
  return kilobytes.map((size) => {
    total += size;
    return (total * 8) / 1000 / megabits;
  });
}

/**
 * Returns a function that writes a time as its figure and its unit: '3.8' and 'seconds'. It has one decimal below 10 seconds and none from
 * there. Nothing takes less than 0.1 seconds.
 */
export function secondsIn(language: string): (time: number) => { figure: string; unit: string } {
  const format = new Intl.NumberFormat(getLanguage(language).locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  });
  return (time) => {
    const shown = time < 10 ? Math.max(0.1, Math.round(time * 10) / 10) : Math.round(time);
    const parts = format.formatToParts(shown);
    const text = (ofUnit: boolean) =>
      parts
        .filter(({ type }) => (type === 'unit') === ofUnit)
        .map(({ value }) => value)
        .join('')
        .trim();
    return { figure: text(false), unit: text(true) };
  };
}
