import { z } from 'zod';
import { draft, lines, reference, sample, slug, words } from '../fields';

/** The three packages of a service. The middle one is featured (docs/requirements.md#packages). */
export const tiers = z
  .strictObject({
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
          features: lines(90, 'feature').min(2),
        }),
      )
      .length(3)
      .meta({
        one: 'package',
        description: 'Three. The one in the middle is marked as most popular.',
      }),
    draft: draft(),
    sample: sample(),
  })
  .meta({
    type: 'TierTable',
    title: 'Packages',
    one: 'table of packages',
    description:
      'They have no prices. Page limits and rounds of content creation follow the website packages, so that both can be ordered together.',
  });
