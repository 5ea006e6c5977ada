import { z } from 'zod';
import { days, entry, featured, lines, oneFeatured, reference, slug, words } from '../fields';
import { collection } from './collection';

/** The three packages of a service (docs/requirements.md#packages). */
export const tiers = collection({
  schema: entry({
  service: reference('services').meta({
    unique: true,
    description: 'The service whose packages these are. Each has one table.',
  }),
  title: words(70),
  text: words().optional(),
  items: z
    .array(
      z.strictObject({
        slug: slug(),
        name: words(40),
        text: words(160),
        days: days()
          .describe(
            'The business days that this package takes, shown large: one number, or two, from and to. If a package has none, the days that all steps of the service take are above the packages.',
          )
          .optional(),
        features: lines(90, 'feature').min(2),
        featured: featured().optional(),
      }),
    )
    .length(3)
    .refine(...oneFeatured)
    .meta({ one: 'package', description: 'Three.' }),
}).meta({
  type: 'TierTable',
  title: 'Packages',
  one: 'table of packages',
  description:
    'They have no prices. Page limits and rounds of content creation follow the website packages, so that both can be ordered together.',
}),
  shownOn: '/services/{{fields.service}}',
});
