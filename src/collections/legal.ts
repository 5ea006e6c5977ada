import { z } from 'zod';
import { order, paragraphs, sample, seo, slug, words } from '../fields';
import { collection } from './collection';

/** A legal page (docs/requirements.md#support-and-legal-pages). */
export const legal = collection({
  schema: z
  .strictObject({
    order: order(),
    title: words(60),
    intro: words(400),
    updated: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a month like '2025-06'")
      .describe('The month of the last change, like 2025-06.'),
    sections: z
      .array(
        z.strictObject({
          slug: slug().describe('The address of the section within the page.'),
          title: words(90),
          paragraphs: paragraphs(900),
        }),
      )
      .min(1)
      .meta({ one: 'section' }),
    seo: seo(),
    sample: sample(),
  })
  .meta({
    type: 'LegalPage',
    title: 'Terms and policies',
    one: 'page',
    description:
      'They describe what the site really does. If the forms, the email service, the host or what is kept on a visitor’s device changes, change them too, with the month. The owner decides about uptime, refunds and payment. Have a lawyer read the terms before the launch.',
  }),
  pages: {
    folder: '',
    template: 'legal.tsx',
    linkText: ({ title }) => title,
    // Short names of some pages are in `locales/`: privacyPolicy for privacy-policy.
    shortLinkText: ({ title }, { slug, strings }) => strings['common']?.[camelCase(slug)] ?? title,
    title: 'layout:legal',
    hasIndex: false,
    inHeader: false,
    inFooter: 'last line',
  },
});

const camelCase = (slug: string) =>
  slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
