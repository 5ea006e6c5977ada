import type { Language } from '../i18n/languages';
import { translateWith, type PageMessages } from '../i18n/translate';
import { dayRange, type Duration } from './days';

/** Formats a duration in the digits of the language: '5–7 days', '৩০ দিন (ফ্রি)'. */
export function durationLabel(
  { days, free, ongoing }: Duration,
  language: Language,
  strings: PageMessages['strings'],
): string {
  const t = translateWith(strings, language.locale);
  if (ongoing) return t('layout:ongoing');
  const count = days?.at(-1) ?? 0;
  const label = t('layout:day', { count, days: dayRange(days ?? [], language) });
  return free ? t('layout:freeOfCharge', { duration: label }) : label;
}
