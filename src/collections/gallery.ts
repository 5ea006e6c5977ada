import { z } from 'zod';
import { entry, named, photo, reference, slug, words } from '../fields';
import { collection } from './collection';

/** The pictures of one case study, in the order they are shown (docs/requirements.md#gallery). */
export const gallery = collection({
  schema: entry({
    study: reference('portfolio').meta({
      unique: true,
      title: 'Case study',
      description: 'The study whose pictures these are. Each has one gallery.',
    }),
    images: z
      .array(
        z.strictObject({
          slug: slug(),
          title: words(80),
          category: named('portfolio', 'category-').describe(
            'The filter that shows it: what follows category- in locales/en/portfolio.json.',
          ),
          image: photo(1600),
        }),
      )
      .meta({
        title: 'Pictures',
        one: 'picture',
        description: 'In the order they are shown. The site numbers them.',
      }),
  }).meta({ type: 'Gallery', title: 'Pictures of case studies', one: 'gallery' }),
  shownOn: '/portfolio/{{fields.study}}',
});
