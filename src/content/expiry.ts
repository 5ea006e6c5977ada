import type { ContentError } from './errors';
import type { Source } from './rules';
import { valueAt } from './schema';
import { errorAt } from './validate';
import { defaultLanguage } from '../i18n/languages';

/** How many days before a date it is time to renew it. */
const notice = 30;
const day = 24 * 60 * 60 * 1000;

/** Returns the errors of dates that have run out or are about to. A build goes on, as time alone must not stop one. */
export function expiryErrors(sources: readonly Source[], now: Date): ContentError[] {
  const site = sources.find(
    ({ collection, language }) => collection === 'site' && language === defaultLanguage,
  );
  const until = valueAt(site?.parsed.value, ['securityUntil']);
  if (site === undefined || typeof until !== 'string') return [];
  const left = Math.floor((Date.parse(until) - now.getTime()) / day);
  if (left >= notice) return [];
  return [
    {
      ...errorAt(`content/${site.file}`, site.parsed, ['securityUntil']),
      message:
        left < 0
          ? `expected a day to come, found ${until}`
          : `expected a day at least ${notice} days away, found ${until}`,
      hint: 'See whether the email address still reaches somebody who can act, then put in a day within the next year.',
      gap: true,
    },
  ];
}
