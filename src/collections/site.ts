import { z } from 'zod';
import { decoration, fact, figure, lines, picture, sample, suffix, url, words } from '../fields';
import { getLanguage } from '../i18n/languages';
import { collection } from './collection';

/** The facts about the studio, from the single file `content/site.yaml` (docs/requirements.md#samples). */
export const site = collection({
  single: true,
  schema: z
    .strictObject({
      name: words(60),
      // Addresses of pages begin at the root.
      url: url()
        .regex(/^https:\/\/[^/?#]+$/, 'an address that ends with the domain, without a slash')
        .meta({
          title: 'Web address',
          description:
            'The domain of the site, like https://www.example.com. Nothing follows it, as the site cannot be in a folder. Search engines and shared links use it.',
        }),
      https: z
        .enum(['host', 'subdomains', 'preload'])
        .meta({
          title: 'HTTPS only',
          description:
            'After a visit, browsers use only https for two years: for the address above (host), for all its subdomains too (subdomains), or from the list that browsers are shipped with (preload). The last two cannot be undone quickly, so ask whoever manages the domain first.',
        })
        .optional(),
      description: words(160).describe('What search engines show about the studio.'),
      address: z
        .strictObject({
          street: words(120),
          city: words(60),
          country: z
            .string()
            .regex(/^[A-Z]{2}$/, 'two capital letters')
            .refine(isCountry, 'the code of a country')
            .describe('The country code of two capital letters, like BD.'),
        })
        .meta({
          type: 'StudioAddress',
          derived: {
            countryName: {
              type: 'String!',
              value: ({ country }, { language }) => countryName(String(country), language),
            },
          },
        }),
      hours: words(160)
        .describe('When the studio answers and when it works, in a sentence or two.')
        .optional(),
      email: z
        .email()
        .describe('Shown on the site. Forms send to the address in the template at EmailJS.'),
      phone: z
        .string()
        .regex(/^\+\d{6,15}$/, "digits after '+', like +8801700000000")
        .describe(
          'With the country code, without spaces, in quotes. WhatsApp has its own number, below.',
        ),
      whatsapp: z
        .strictObject({
          number: z
            .string()
            .regex(/^\d{6,15}$/, 'only digits')
            .describe('Only digits, with the country code.'),
          greeting: words(200).describe(
            'The message that a visitor finds already typed in the chat.',
          ),
        })
        .meta({ title: 'WhatsApp' }),
      messenger: z
        .string()
        .regex(/^[\w.]+$/, "letters, digits, '.' and '_'")
        .describe('The name of the page at m.me.'),
      social: z
        .array(z.strictObject({ name: fact(40), url: url().meta({ title: 'Web address' }) }))
        .meta({ title: 'Social pages', one: 'page' }),
      founder: z.strictObject({
        name: words(60),
        role: words(60),
        quote: words(400),
        portrait: decoration()
          .describe('A round drawing of the founder in an .svg file, shown beside the quote.')
          .optional(),
      }),
      workplace: picture(1600).describe('Where the studio works. Shown on the About page.'),
      taka: z
        .strictObject({
          perDollar: z.number().min(1).max(9999).describe('How many taka a US dollar is.'),
          on: z.iso.date().meta({
            title: 'Day of this rate',
            description: 'It is shown with every price in taka.',
          }),
        })
        .meta({
          title: 'Taka for a dollar',
          description:
            'Plans of the tools also show their price in taka by this rate, rounded. Without it, they show dollars only.',
        })
        .optional(),
      // 4+ clients, 99% satisfaction, 5-star rating, 24hr response (docs/requirements.md#claims).
      stats: z.array(figure()).meta({
        title: 'Figures',
        one: 'figure',
        description:
          'The figures below the reasons to choose the studio. The home page leaves out those that a counter shows already, so change both.',
      }),
      // The counters of the hero (docs/requirements.md#hero).
      counters: z
        .array(
          z.strictObject({
            key: z.enum(['projects', 'satisfaction']),
            value: z.int32(),
            suffix: suffix().optional(),
            seconds: z.number().min(0).max(10).describe('How many seconds it counts.'),
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
        description: 'What a visitor can choose in the form under Get Started. “Other” comes last.',
      }),
      sample: sample(),
    })
    .meta({
      type: 'Studio',
      title: 'The studio',
      description:
        'Everything about the studio itself. Name, address and the like are here and nowhere else.',
    }),
  shownOn: '/',
});

/** Whether a code is that of a country. `Intl` also has names for unions, and for codes that stand for none. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^(?!EU|EZ|QO|UN|X[AB]|ZZ)[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

function countryName(country: string, language: string): string {
  const names = new Intl.DisplayNames(getLanguage(language).locale, { type: 'region' });
  return names.of(country) ?? country;
}
