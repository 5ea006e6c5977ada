import { z } from 'zod';
import {
  draft,
  named as namedInStrings,
  sample as sampleFields,
  words,
} from '../../plugins/gatsby-transformer-content';
import { getLanguage } from '../i18n/languages';
import { claimFigure } from './claim-figure';
import { durationLabel } from './duration-label';

export {
  asset,
  decoration,
  download,
  draft,
  drawing,
  fact,
  lines,
  order,
  paragraphs,
  photo,
  picture,
  portrait,
  reference,
  slug,
  url,
  words,
} from '../../plugins/gatsby-transformer-content';

/** An entry of a collection. It may be a draft, and it names its fields that have sample content. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, draft: draft(), sample: sample() });

/** The plugin's `named`, with a help text that names the file in `locales/`. */
export const named = (namespace: string, prefix: string) =>
  namedInStrings(namespace, prefix).meta({
    description: `What follows ${prefix} in locales/en/${namespace}.json.`,
  });

/** The plugin's `sample`, with a help text that names the launch check. */
export const sample = () => sampleFields('The launch check fails while a name is left.');

/** The suffix of a number: '%', 'h', '+'. Without a space, which depends on the language. */
export const suffix = () =>
  words(12).meta({
    suffix: true,
    title: 'After the number',
    description:
      'What follows the number, like +, % or h, without a space. Each language adds its own space.',
  });

/** Business days, as one number or a range. */
export const days = () =>
  z
    .array(z.int().min(1).max(999))
    .min(1)
    .max(2)
    .refine(
      ([from, to]) => from === undefined || to === undefined || from < to,
      'two numbers of days with the smaller one first',
    )
    .meta({ one: 'number', description: 'One number of days, or two: from and to.' });

/** How long a step takes. */
export const duration = () =>
  z
    .strictObject({
      days: days().optional(),
      free: z.boolean().describe('Adds that it is free of charge.').optional(),
      ongoing: z.boolean().describe('It has no end. Leave out the days.').optional(),
    })
    .refine(
      (value) => Boolean(value.days) !== Boolean(value.ongoing),
      'either days or ongoing, not both',
    )
    .meta({
      type: 'Duration',
      title: 'Time it takes',
      derived: {
        label: {
          type: 'String!',
          value: (value, { language, strings }) =>
            durationLabel(value, getLanguage(language), strings),
        },
      },
    });

/** A title with a text. */
export const titled = () => z.strictObject({ title: words(90), text: words() });

/** A figure such as 120+ projects. */
export const figure = () =>
  z.strictObject({
    value: z.int32().min(0),
    suffix: suffix().optional(),
    label: words(60).describe('What the number counts.'),
  });

/** A figure such as 10,000+ users, or a rating such as 4.9/5. */
export const claim = () =>
  z
    .strictObject({
      value: z.number().min(0),
      outOf: z.int32().min(1).describe('For a rating: 5 shows 4.9/5.').optional(),
      suffix: suffix().optional(),
      label: words(40).describe('What the number counts.'),
    })
    .meta({
      type: 'Claim',
      derived: {
        figure: {
          type: 'String!',
          value: (value, { language }) => claimFigure(value, getLanguage(language)),
        },
      },
    });

/** Recommends a plan. */
export const featured = () =>
  z.boolean().meta({ title: 'Recommended', description: 'Larger than the others, with a badge.' });

/** The check of a list with `featured` items, and what it expects. */
export const oneFeatured = [
  (items: readonly { featured?: boolean | undefined }[]) =>
    items.filter((item) => item.featured).length <= 1,
  'at most one that is recommended',
] as const;

/** The color schemes that an entry may have. `src/theme/recipes/surface.ts` has their colors. */
export const colorNames = [
  'vermilion',
  'marigold',
  'indigo',
  'leaf',
  'rose',
  'sky',
  'ink',
  'jute',
] as const;

export const colorScheme = () =>
  z.enum(colorNames).meta({ type: 'ColorScheme', description: 'The background color.' });

export const motifNames = ['lotus', 'wave', 'lattice', 'steps', 'diamonds', 'rays'] as const;

export const motif = () =>
  z.enum(motifNames).meta({ type: 'MotifName', description: 'The pattern on the background.' });

/** Small drawings beside a sentence. */
export const emblemNames = [
  'purse',
  'letter',
  'calendar',
  'loop',
  'lifebuoy',
  'patchwork',
] as const;

export const emblem = () =>
  z.enum(emblemNames).meta({
    type: 'Emblem',
    title: 'Drawing',
    description:
      'The figure beside the words: a purse for prices, a letter for an answer, a calendar for dates, a thread that comes round again for changes, a lifebuoy for help, patches of one quilt for a team.',
  });

/** The drawings of trades. */
export const tradeNames = [
  'shirt',
  'cup',
  'plate',
  'bag',
  'dumbbell',
  'comb',
  'camera',
  'rocket',
] as const;

export const trade = () =>
  z.enum(tradeNames).meta({
    type: 'TradeName',
    title: 'Drawing',
    description: 'The figure of the trade: what it makes, sells or uses.',
  });

/** Small line drawings in front of a title or a link. */
export const pictogramNames = [
  'talk',
  'search',
  'list',
  'pencil',
  'palette',
  'grid',
  'screen',
  'code',
  'page',
  'book',
  'folder',
  'scales',
  'route',
  'rocket',
  'lifebuoy',
  'question',
  'people',
  'letter',
] as const;

export const pictogram = () =>
  z.enum(pictogramNames).meta({
    type: 'Pictogram',
    title: 'Icon',
    description: 'The small drawing beside it. Choose one that shows what happens.',
  });

const color = (use: string) =>
  z
    .string()
    .regex(/^#[\dA-F]{6}$/i, "a color like '#45101F'")
    .describe(`${use} Written as # and six digits, in quotes.`);

/** The colors of a client. `npm run check` reports those that text could not be read on. */
export const clientColors = () =>
  z
    .strictObject({
      dark: color('The ground of the first screen, and the text on the other three.'),
      light: color('The ground of the page, and the text on the dark one.'),
      soft: color('A second ground.'),
      bright: color('Highlights.'),
      cards: z.enum(['dark', 'soft', 'bright']).meta({
        type: 'ClientGround',
        description: 'Which of them is the ground of cards about the client.',
      }),
    })
    .meta({
      type: 'ClientColors',
      title: 'Colors of the client',
      description:
        'The case study and cards about the client wear them, and the first screen of the study shows its cover from edge to edge. Without them, all have the colors of the site.',
    });

/** What search engines and shared links show of a page. */
export const seo = () =>
  z
    .strictObject({
      title: words(60).describe('The line that search results and the browser tab show.'),
      description: words(160).describe(
        'The two lines below it. Numbers in it are plain text: change them too.',
      ),
    })
    .meta({ title: 'Search engines' });
