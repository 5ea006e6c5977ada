/** Languages that name the part of the day before the hour. `Intl` prints AM and PM, or puts it after the hour. */
const namePartOfDay = new Set(['bn', 'hi', 'ko']);

/**
 * Returns the time `at` as the language writes it: the time alone if it is the same day as `now`, otherwise with the date.
 */
export function timeLabel(at: number, now: number, locale: string): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  const day = sameDay ? {} : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  if (!namePartOfDay.has(new Intl.Locale(locale).language)) {
    return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(at);
  }
  const parts = new Intl.DateTimeFormat(locale, {
    ...time,
    hour12: true,
    dayPeriod: 'short',
  }).formatToParts(at);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const clock = `${find('dayPeriod')} ${find('hour')}:${find('minute')}`;
  return sameDay ? clock : `${new Intl.DateTimeFormat(locale, day).format(at)}, ${clock}`;
}
