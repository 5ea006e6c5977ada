import { z } from 'zod';
import { entry, lines, reference, slug, words } from '../fields';
import { collection } from './collection';

/** The three packages of a service (docs/requirements.md#packages). */
export const packages = collection({
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
          features: lines(90, 'feature').min(2),
        }),
      )
      .length(3)
      .meta({
        one: 'package',
        description: 'Three. The one in the middle is marked as the most popular.',
      }),
  }).meta({
    type: 'PackageTable',
    title: 'Packages',
    one: 'table of packages',
    description:
      'They have no prices. Page limits and rounds of content creation follow the website packages, so that both can be ordered together.',
  }),
  shownOn: '/services/{{fields.service}}',
});
