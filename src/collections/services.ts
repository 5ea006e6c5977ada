import { z } from 'zod';
import {
  colorScheme,
  decoration,
  duration,
  entry,
  fact,
  lines,
  motif,
  order,
  pictogram,
  picture,
  reference,
  seo,
  titled,
  words,
} from '../fields';
import type { EntryContext } from '../../plugins/gatsby-transformer-content';
import { getLanguage } from '../i18n/languages';
import { phrased } from '../fields/phrases';
import { collection } from './collection';
import { scene } from './scene';

const sectionNames = ['kinds', 'scene', 'process', 'projects', 'packages', 'testimonials'] as const;

/** A service page and its card (docs/requirements.md#service-pages). */
export const services = collection({
  schema: entry({
    order: order(),
    key: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/, 'letters and digits, beginning with a lower-case letter')
      .meta({
        unique: true,
        named: ['common:*', 'common:*Desc'],
        description:
          'Its name in locales/<language>/common.json. The text with this key is the name of the service, and the one with Desc added is its short description.',
      }),
    motif: motif(),
    color: colorScheme(),
    features: lines(70, 'feature').length(4).describe('The four lines of its card.'),
    hero: z.strictObject({
      badge: words(60),
      headline: words(70),
      blurb: words(260).describe(
        'It may name the days that all steps take. If those change, change it, the title of the steps and the description for search engines.',
      ),
    }),
    sections: z
      .array(z.enum(sectionNames))
      .length(sectionNames.length)
      .refine(
        (names) => new Set(names).size === names.length,
        `each of ${sectionNames.join(', ')} once`,
      )
      .meta({
        one: 'section',
        description:
          'The order of the sections under the hero. A picture of a project is above them, unless the scene is first. The form follows the packages.',
      }),
    kinds: z
      .strictObject({
        layout: z
          .enum(['platforms', 'devices', 'types', 'row'])
          .describe(
            'platforms: without drawings. devices: on screens. types: on cards. row: on cards that lie side by side on phones.',
          ),
        title: words(70),
        text: words().optional(),
        study: reference('portfolio')
          .meta({
            title: 'Case study',
            description:
              'For cards: whose work the drawings show. The cards wear the colors of that client.',
          })
          .optional(),
        items: z
          .array(
            z.strictObject({
              title: words(60),
              text: words(200),
              device: z
                .enum(['desktop', 'tablet', 'mobile'])
                .describe('For devices: which one.')
                .optional(),
              drawing: decoration()
                .describe(
                  'An .svg file of at most 4 KB in the colors of the site, or of the client of the case study above: 320 by 180 units on a card; 480 by 300, 280 by 360 or 170 by 350 on a desktop, tablet or mobile.',
                )
                .optional(),
            }),
          )
          .min(1)
          .meta({ one: 'kind' }),
      })
      .describe('Platforms, devices, site types or kinds of advice.'),
    scene: scene().optional(),
    technologies: z.array(fact(40)).meta({ one: 'technology' }).optional(),
    expertise: z
      .strictObject({ title: words(70), items: z.array(titled()).min(1).meta({ one: 'skill' }) })
      .optional(),
    offers: z
      .strictObject({
        title: words(70),
        text: words().optional(),
        items: z.array(titled()).meta({ one: 'offer' }),
      })
      .describe('The section that says what a visitor can order.'),
    process: z.strictObject({
      layout: z
        .enum(['row', 'list'])
        .describe(
          'On phones. row: the steps lie side by side. list: below each other, their texts folded.',
        ),
      title: words(70),
      text: words().optional(),
      steps: z
        .array(
          z.strictObject({
            title: words(60),
            text: words(220),
            icon: pictogram(),
            deliverables: lines(60, 'result').min(1).max(3).meta({
              title: 'What you get',
              description:
                'What the client has in hand after this step, in every package. It continues a line, so it begins with a small letter.',
            }),
            duration: duration(),
          }),
        )
        .length(4)
        .meta({ one: 'step' }),
    }),
    projects: z.strictObject({
      title: words(70),
      items: z
        .array(
          z.strictObject({
            study: reference('portfolio').meta({ title: 'Case study' }),
            title: words(90),
            category: words(60),
            text: words(240),
            image: picture(1200),
            tags: lines(40, 'tag').min(1).describe('Platforms, technologies or what was made.'),
            result: words(140),
          }),
        )
        .meta({ one: 'project' }),
    }),
    testimonials: z
      .array(reference('testimonials'))
      .describe('What clients said, shown on this page.'),
    closing: z.strictObject({
      headline: words(70),
      text: words(200),
      second: z
        .enum(['schedule', 'book'])
        .meta({ title: 'Second button', description: 'Schedule a call, or book a consultation.' }),
    }),
    seo: seo(),
  }).meta({
    type: 'Service',
    one: 'service',
    description:
      'The page of each service. Its name and short description are in locales/, its packages in content/packages/.',
  }),
  derived: {
    // The names of services are in `locales/` (docs/requirements.md#languages).
    title: {
      type: 'String!',
      value: ({ key }, context) => nameOf(String(key), context),
    },
    description: {
      type: 'String!',
      value: ({ key }, { strings }) => strings['common']?.[`${String(key)}Desc`] ?? '',
    },
  },
  pages: {
    folder: '/services',
    template: 'service.tsx',
    linkText: ({ key }, context) => nameOf(key, context),
    title: 'common:services',
    hasIndex: true,
    inHeader: true,
    inFooter: 'column',
  },
});

function nameOf(key: string, { strings, language }: EntryContext): string {
  return phrased(strings['common']?.[key] ?? '', getLanguage(language));
}
