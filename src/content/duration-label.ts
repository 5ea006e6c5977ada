import type { Messages } from '../../plugins/gatsby-transformer-content';
import type { Language } from '../i18n/languages';
import { pluralForm } from '../i18n/translate';
import { type Days, dayRange } from './days';

export interface Duration {
  days?: Days | null | undefined;
  free?: boolean | undefined;
  ongoing?: boolean | undefined;
}

/** Formats a duration in the digits of the language: '5–7 days', '৩০ দিন (ফ্রি)'. */
export function durationLabel(
  { days, free, ongoing }: Duration,
  language: Language,
  strings: Messages,
): string {
  if (ongoing) return strings['ongoing'] ?? '';
  const pattern = pluralForm(strings, 'day', days?.at(-1) ?? 0, language.locale) ?? '';
  const label = pattern.replace('{{days}}', dayRange(days ?? [], language));
  return free ? (strings['freeOfCharge'] ?? '').replace('{{duration}}', label) : label;
}
