import type { Fault } from '../../src/content/faults';
import type { Content, LoadedEntry } from '../../src/content/load';
import type { Source } from '../../src/content/rules';
import type { Text } from '../../src/content/texts';
import { languageCodes } from '../../src/i18n/languages';
import { placeOf } from './drawings';
import { numbersOf, pricesOf, ratingsOf } from './numbers';

/** One wording of a text: English or a translation, with its place. */
interface Wording extends Pick<Fault, 'file' | 'line' | 'column' | 'field'> {
  words: string;
}

function wordings({ file, line, column, field, english, translations }: Text): Wording[] {
  const others = Object.values(translations).flatMap(({ words, ...place }) =>
    words === undefined ? [] : [{ ...place, field, words }],
  );
  return [{ file, line, column, field, words: english }, ...others];
}

/** Prices and ratings in a tool's sentences that are not those of its fields; of what no field holds, any may be meant. */
function figureNotes(
  { languages: { en } }: LoadedEntry<'products'>,
  texts: readonly Text[],
): Fault[] {
  const prices = en.plans.flatMap(({ price }) => price ?? []);
  const ratings = en.claims.flatMap(({ value, outOf }) => (outOf ? `${value}/${outOf}` : []));
  return texts.flatMap(wordings).flatMap(({ words, ...place }) => [
    ...pricesOf(words)
      .filter((price) => prices.length > 0 && !prices.includes(price))
      .map((price) => ({
        ...place,
        message: `says $${price}, but the plans cost ${prices.map((each) => `$${each}`).join(', ')}`,
        cure: "Write the price of the plan that is meant, or change that plan's 'price'.",
      })),
    ...ratingsOf(words)
      .filter((rating) => ratings.length > 0 && !ratings.includes(rating))
      .map((rating) => ({
        ...place,
        message: `says ${rating}, but the figures under 'claims' say ${ratings.join(', ')}`,
        cure: "Write the figure of 'claims', or change it there.",
      })),
  ]);
}

const fromTo = /\b(\d+) ?(?:to|–|-) ?(\d+) (?:business )?days\b/g;

/** A service says how long its steps take in all. */
function dayNotes({ languages: { en } }: LoadedEntry<'services'>, texts: readonly Text[]): Fault[] {
  const spans = en.process.steps.flatMap(({ duration: { days } }) => (days ? [days] : []));
  const sum = (pick: (days: number[]) => number) =>
    spans.reduce((all, days) => all + pick(days), 0);
  const [least, most] = [sum((days) => days[0] ?? 0), sum((days) => days.at(-1) ?? 0)];
  const own = spans.map((days) => days.join('–'));
  return texts.flatMap(({ file, line, column, field, english }) =>
    [...english.matchAll(fromTo)]
      .map(([, from, to]) => `${from ?? ''}–${to ?? ''}`)
      .filter((span) => own.length > 0 && ![...own, `${least}–${most}`].includes(span))
      .map((span) => ({
        ...{ file, line, column, field },
        message: `says ${span} days, but the steps take ${least}–${most} days in all`,
        cure: "Write the days of the steps, here and in the translations, or change the steps' 'days'.",
      })),
  );
}

/** Takes what was read; gives what may be meant so but seldom is: figures that are not those of the fields which hold them, counts that differ, numbers that a translation lacks. */
export function factNotes(
  content: Content,
  texts: readonly Text[],
  sources: readonly Source[],
): Fault[] {
  const of = ({ file }: LoadedEntry) => texts.filter((text) => text.file === `content/${file}`);
  return [
    ...content.products.flatMap((entry) => figureNotes(entry, of(entry))),
    ...content.services.flatMap((entry) => dayNotes(entry, of(entry))),
    ...texts.flatMap((text) => countNotes(text, countsOf(content))),
    ...texts.flatMap(numberNotes),
    ...twinNotes(content.products, sources),
    ...content.products.flatMap((entry) => crowdNotes(entry, texts)),
  ];
}

const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

interface Count {
  noun: string;
  count: number;
  what: string;
  /** Where the noun means that alone. */
  file?: string;
}

/** Where the home page says what stands below. */
const home = 'locales/en/home.json';

function countsOf({ services, portfolio, process, industries, benefits, works }: Content): Count[] {
  const clients = new Set(portfolio.map(({ languages: { en } }) => en.client)).size;
  return [
    { noun: 'services', count: services.length, what: 'content/services/' },
    { noun: 'clients', count: clients, what: 'those of content/portfolio/' },
    { noun: 'languages', count: languageCodes.length, what: 'those of locales/languages.json' },
    { noun: 'kinds of business', count: industries.length, what: 'content/industries/' },
    { noun: 'steps', count: process.length, what: 'content/process/', file: home },
    { noun: 'reasons', count: benefits.length, what: 'content/benefits/', file: home },
    { noun: 'shops', count: works.length, what: 'content/works/', file: home },
  ];
}

function countNotes({ file, line, column, field, english }: Text, counts: readonly Count[]) {
  return counts
    .filter((each) => each.file === undefined || each.file === file)
    .flatMap(({ noun, count, what }) => {
      const pattern = new RegExp(`\\b(${numberWords.join('|')}|\\d+) ${noun}\\b`, 'i');
      const [, said = ''] = pattern.exec(english) ?? [];
      const number = /^\d/.test(said) ? Number(said) : numberWords.indexOf(said.toLowerCase());
      if (said === '' || number === count) return [];
      return [
        {
          ...{ file, line, column, field },
          message: `says ${said.toLowerCase()} ${noun}, but there are ${numberWords[count] ?? count}: ${what}`,
          cure: 'Change the word, here and in the translations.',
        },
      ];
    });
}

/** Numbers in digits are the same in every language; small ones may be words. */
function numberNotes({ field, english, translations }: Text): Fault[] {
  const numbers = numbersOf(english).filter((number) => number >= 10 || number % 1 !== 0);
  return Object.values(translations).flatMap(({ file, line, column, words }) => {
    if (words === undefined) return [];
    const own = numbersOf(words);
    const missing = [...new Set(numbers)].filter((number) => !own.includes(number));
    if (missing.length === 0) return [];
    return [
      {
        ...{ file, line, column, field },
        message: `the English words have ${missing.join(' and ')}, these have ${own.join(' and ') || 'no number'}`,
        cure: 'Change the number here too.',
      },
    ];
  });
}

/** How many use a tool is a figure; a sentence that says so says the same. */
function crowdNotes({ file, languages: { en } }: LoadedEntry<'products'>, texts: readonly Text[]) {
  const crowds = en.claims.flatMap(({ value, outOf }) => (outOf ? [] : [value]));
  return texts
    .filter((text) => text.file === `content/${file}` && crowds.length > 0)
    .flatMap(({ line, column, field, english }) =>
      numbersOf(english)
        .filter((number) => number >= 1000 && !crowds.includes(number))
        // Prices have plans to agree with.
        .filter((number) => !pricesOf(english).includes(number))
        .map((number) => ({
          ...{ file: `content/${file}`, line, column, field },
          message: `says ${number}, but the figures under 'claims' say ${crowds.join(', ')}`,
          cure: 'Write the figure of claims, here and in the translations.',
        })),
    );
}

/** Tools that offer plans of the same names offer the same, unless somebody decided otherwise. */
function twinNotes(products: Content['products'], sources: readonly Source[]): Fault[] {
  const kinds = ({ languages: { en } }: LoadedEntry<'products'>) =>
    en.plans.map(({ slug }) => slug).join();
  const offer = ({ languages: { en } }: LoadedEntry<'products'>) =>
    JSON.stringify(en.plans.map(({ price, per }) => [price, per]));
  return products.flatMap((entry, index) => {
    const twin = products.slice(0, index).find((other) => kinds(other) === kinds(entry));
    if (!twin || offer(twin) === offer(entry)) return [];
    return [
      {
        ...{
          file: `content/${entry.file}`,
          ...placeOf(sources, entry.file, ['plans']),
          field: 'plans',
        },
        message: `the plans have the names of those in content/${twin.file}, but other prices`,
        cure: 'Change both, or give the plans names of their own.',
      },
    ];
  });
}
