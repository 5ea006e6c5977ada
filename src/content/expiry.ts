import type { Fault } from './faults';
import type { Content } from './load';

/** How many days before a date it is time to renew it. */
const notice = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * Takes the content and the present moment; gives the faults of dates that have run out or are about to. A build goes on, as time
 * alone must not stop one.
 */
export function expiryFaults({ site: [site] }: Content, now: Date): Fault[] {
  const until = site?.languages.en.securityUntil;
  if (site === undefined || until === undefined) return [];
  const left = Math.floor((Date.parse(until) - now.getTime()) / day);
  if (left >= notice) return [];
  return [
    {
      file: `content/${site.file}`,
      line: 1,
      column: 1,
      field: 'securityUntil',
      message:
        left < 0
          ? `expected a day to come, found ${until}`
          : `expected a day at least ${notice} days away, found ${until}`,
      cure: 'See whether the email address still reaches somebody who can act, then put in a day within the next year.',
      gap: true,
    },
  ];
}
