/**
 * Takes two moments in milliseconds since 1970 and a BCP 47 tag; gives the first as that language writes it, seen from the
 * second: the time alone on the same day of the visitor's, with the day otherwise.
 */
export function momentLabel(at: number, now: number, locale: string): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  const format = new Intl.DateTimeFormat(locale, {
    ...(sameDay ? {} : { weekday: 'long', day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(at);
}
