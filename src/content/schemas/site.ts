import { z } from 'zod';
import { fact, lines, picture, sample, suffix, url, words } from '../fields';

/** The facts about the studio, from the single file `content/site.yaml` (docs/requirements.md#samples). */
export const site = z
  .strictObject({
    name: words(60),
    url: url().regex(/[^/]$/, 'without a trailing slash').meta({
      title: 'Web address',
      description:
        'Where the site is, without a slash at the end. Search engines and shared links use it.',
    }),
    https: z
      .enum(['host', 'subdomains', 'preload'])
      .meta({
        title: 'HTTPS alone',
        description:
          'Browsers that were here once use https alone, for two years: host for the address above, subdomains for every host below it too, preload besides by the list that browsers come with. Neither of the last two can be taken back soon, so ask whoever looks after the domain first.',
      })
      .optional(),
    description: words(160).describe('What search engines say of the studio.'),
    address: z.strictObject({
      street: words(120),
      city: words(60),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'two capital letters, ISO 3166')
        .describe('Its code of two capital letters, like BD.'),
    }),
    hours: words(160)
      .describe('When the studio answers and when it works, in a sentence or two.')
      .optional(),
    email: z.email(),
    phone: z
      .string()
      .regex(/^\+\d{6,15}$/, "digits after '+', like +8801700000000")
      .describe(
        'With the country’s code, without spaces. WhatsApp has a number of its own, below.',
      ),
    whatsapp: z
      .strictObject({
        number: z
          .string()
          .regex(/^\d{6,15}$/, 'digits alone')
          .describe('Digits alone, with the country’s code.'),
        greeting: words(200).describe('Already typed when a visitor opens the chat.'),
      })
      .meta({ title: 'WhatsApp' }),
    messenger: z
      .string()
      .regex(/^[\w.]+$/, "letters, digits, '.' and '_'")
      .describe('The name of the page at m.me.'),
    social: z
      .array(z.strictObject({ name: fact(40), url: url().meta({ title: 'Web address' }) }))
      .meta({ title: 'Social pages', one: 'page' }),
    founder: z.strictObject({ name: words(60), role: words(60), quote: words(400) }),
    workplace: picture(1600).describe('Where the studio works; shown on the About page.'),
    // 4+ clients, 99% satisfaction, 5-star rating, 24hr response (docs/requirements.md#claims).
    stats: z
      .array(z.strictObject({ value: z.int(), suffix: suffix().optional(), label: words(40) }))
      .meta({
        title: 'Figures',
        one: 'figure',
        description: 'The figures below the reasons to choose the studio.',
      }),
    // The counters of the hero (docs/requirements.md#hero).
    counters: z
      .array(
        z.strictObject({
          key: z.enum(['projects', 'satisfaction']),
          value: z.int(),
          suffix: suffix().optional(),
          seconds: z.number().min(0).max(10).describe('How long it counts.'),
        }),
      )
      .meta({
        one: 'counter',
        description: 'What the first screen of the home page counts up to.',
      }),
    // The highlights of the hero (docs/requirements.md#hero).
    highlights: z
      .array(z.strictObject({ title: words(60), text: words(140) }))
      .min(2)
      .meta({ one: 'highlight', description: 'Shown in turn on the first screen.' }),
    // The options of the intake form (docs/requirements.md#intake-form).
    businessTypes: lines(40, 'type').min(1).meta({
      title: 'Types of business',
      description: 'What a visitor can choose in the intake form. “Other” comes last.',
    }),
    sample: sample(),
  })
  .meta({
    type: 'Studio',
    title: 'The studio',
    description:
      'Everything about the studio itself. Name, address and the like stand here and nowhere else.',
  });
