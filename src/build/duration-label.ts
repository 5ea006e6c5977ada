import type { Messages } from '../content/locales';
import type { Language } from '../i18n/languages';
import { numbersIn } from '../i18n/numbers';

export interface Duration {
  days?: number[] | undefined;
  free?: boolean | undefined;
  ongoing?: boolean | undefined;
}

/** Returns the duration as a visitor reads it, digits of the language included: '5–7 days', '৩০ দিন (বিনামূল্যে)'. */
export function durationLabel(
  { days = [], free, ongoing }: Duration,
  language: Language,
  strings: Messages,
): string {
  if (ongoing) return strings['ongoing'] ?? '';
  const last = days.at(-1) ?? 0;
  const category = new Intl.PluralRules(language.locale).select(last);
  const pattern = strings[`day_${category}`] ?? strings['day_other'] ?? '';
  const label = pattern.replace('{{days}}', days.map(numbersIn(language.code)).join('–'));
  return free ? (strings['freeOfCharge'] ?? '').replace('{{duration}}', label) : label;
}
