import type { Messages } from '../../plugins/gatsby-transformer-content';
import type { Language } from '../i18n/languages';
import { pluralForm } from '../i18n/translate';

export interface Duration {
  days?: number[] | undefined;
  free?: boolean | undefined;
  ongoing?: boolean | undefined;
}

/** Formats a duration in the digits of the language: '5–7 days', '৩০ দিন (ফ্রি)'. */
export function durationLabel(
  { days = [], free, ongoing }: Duration,
  language: Language,
  strings: Messages,
): string {
  if (ongoing) return strings['ongoing'] ?? '';
  const last = days.at(-1) ?? 0;
  const number = new Intl.NumberFormat(language.locale);
  const [first = last] = days;
  const range = first === last ? number.format(last) : number.formatRange(first, last);
  const pattern = pluralForm(strings, 'day', last, language.locale) ?? '';
  const label = pattern.replace('{{days}}', range);
  return free ? (strings['freeOfCharge'] ?? '').replace('{{duration}}', label) : label;
}
