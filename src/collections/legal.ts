import { z } from 'zod';
import { order, paragraphs, sample, seo, slug, words } from '../fields';
import { getLanguage } from '../i18n/languages';
import type { MessageKey } from '../i18n/messages';
import { translateWith } from '../i18n/translate';
import { collection } from './collection';

/** The short names of some pages, by slug. The others have their title. */
const shortNames: Partial<Record<string, MessageKey>> = {
  'privacy-policy': 'common:privacyPolicy',
  'terms-of-service': 'common:termsOfService',
  'cookie-policy': 'common:cookiePolicy',
  accessibility: 'common:accessibility',
};

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
    shortLinkText: ({ title }, { slug, strings, language }) => {
      const key = shortNames[slug];
      return key ? translateWith(strings, getLanguage(language).locale)(key) : title;
    },
    title: 'layout:legal',
    hasIndex: false,
    inHeader: false,
    inFooter: 'last line',
  },
});
