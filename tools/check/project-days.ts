import {
  type ContentError,
  type ParsedEntry,
  leaves,
  errorAt,
} from '../../plugins/gatsby-transformer-content';
import { collections, type Entry } from '../../src/content/collections';
import { totalDays } from '../../src/content/days';

const days = /(\d+)(?: to (\d+))? business days/g;

type Total = ReturnType<typeof totalDays>;

/** Returns the English sentences and the packages of services whose business days differ from the sum of the service's steps. */
export function projectDaysNotes(sources: readonly ParsedEntry[]): ContentError[] {
  const english = sources.filter(({ language }) => language === 'en');
  return english
    .filter(({ collection }) => collection === 'services')
    .flatMap((service) => {
      const { steps } = (service.parsed.value as Entry<'services'>).process;
      const total = totalDays(steps.map(({ duration }) => duration));
      const tables = english.filter(
        ({ collection, parsed }) =>
          collection === 'tiers' && (parsed.value as Entry<'tiers'>).service === service.slug,
      );
      return [
        ...sentenceNotes(service, total),
        ...tables.flatMap((table) => packageNotes(table, total)),
      ];
    });
}

function sentenceNotes({ parsed }: ParsedEntry, [least, most]: Total): ContentError[] {
  return leaves(collections.services, parsed.value).flatMap(({ path, value }) =>
    [...String(value).matchAll(days)]
      .filter(([, from, to]) =>
        to
          ? Number(from) !== least || Number(to) !== most
          : Number(from) < least || Number(from) > most,
      )
      .map(([found]) =>
        errorAt(parsed, path, {
          message: `'${found}', but the steps of this service take ${least} to ${most}`,
          hint: 'Change the sentence in every language, or the days of the steps.',
        }),
      ),
  );
}

function packageNotes({ parsed }: ParsedEntry, [least, most]: Total): ContentError[] {
  return (parsed.value as Entry<'tiers'>).items.flatMap(({ days: own = [] }, index) =>
    own.some((day) => day < least || day > most)
      ? errorAt(parsed, ['items', index, 'days'], {
          message: `${own.join(' to ')} days, but the steps of this service take ${least} to ${most}`,
          hint: 'Change the days of the package, or those of the steps.',
        })
      : [],
  );
}
