import {
  type ContentError,
  type ParsedEntry,
  leaves,
  errorAt,
} from '../../plugins/gatsby-transformer-content';
import { collections, type Entry } from '../../src/content/collections';

const days = /(\d+)(?: to (\d+))? business days/g;

/** Returns the English sentences of services whose business days differ from the sum of the service's steps. */
export function projectDaysNotes(sources: readonly ParsedEntry[]): ContentError[] {
  return sources
    .filter(({ collection, language }) => collection === 'services' && language === 'en')
    .flatMap(({ file, parsed }) => {
      const { steps } = (parsed.value as Entry<'services'>).process;
      const [least, most] = [0, -1].map((end) =>
        steps.reduce((sum, { duration }) => sum + (duration.days?.at(end) ?? 0), 0),
      ) as [number, number];
      return leaves(collections.services, parsed.value).flatMap(({ path, value }) =>
        [...String(value).matchAll(days)]
          .filter(([, from, to]) =>
            to
              ? Number(from) !== least || Number(to) !== most
              : Number(from) < least || Number(from) > most,
          )
          .map(([found]) => ({
            ...errorAt(`content/${file}`, parsed, path),
            message: `'${found}', but the steps of this service take ${least} to ${most}`,
            hint: 'Change the sentence in every language, or the days of the steps.',
          })),
      );
    });
}
