import { z } from 'zod';
import {
  asset,
  claim,
  colorScheme,
  entry,
  fact,
  featured,
  lines,
  oneFeatured,
  order,
  picture,
  seo,
  slug,
  titled,
  words,
} from '../fields';
import { collection } from './collection';

/** A tool of the studio (docs/requirements.md#product-pages). */
export const products = collection({
  schema: entry({
    order: order(),
    name: fact(60),
    color: colorScheme(),
    hero: z.strictObject({ badge: words(60), headline: words(70), blurb: words(260) }),
    claims: z.array(claim()).meta({
      one: 'figure',
      description: 'HotSnap and HoloSnap have the same figures: change both.',
    }),
    features: z.array(titled()).min(3).meta({ one: 'feature' }),
    steps: z.array(titled()).length(3).meta({ one: 'step' }),
    integrations: z.array(fact(40)).min(1).meta({ one: 'integration' }),
    plans: z
      .array(
        z.strictObject({
          slug: slug(),
          name: words(40),
          price: z
            .number()
            .min(0)
            .describe(
              'US dollars. 0 is free. Leave it empty for a price on request. In a sentence of this tool, {{monthly-pro}} shows the price of the plan with the short name monthly-pro, and {{rating}} the rating.',
            )
            .optional(),
          per: z.enum(['image', 'month', 'once']).describe('What the price is for.').optional(),
          text: words(160),
          features: lines(90, 'feature').min(1),
          cta: words(40).meta({ title: 'Button' }),
          featured: featured(),
        }),
      )
      .min(1)
      .refine(...oneFeatured)
      .meta({ one: 'plan', description: 'HotSnap and HoloSnap have the same plans: change both.' }),
    example: z
      .strictObject({
        title: words(70),
        text: words(240),
        before: picture(1200).describe('Background removal: the photo.').optional(),
        after: picture(1200).describe('Background removal: the same object cut out.').optional(),
        photos: z
          .array(picture(1200))
          .min(1)
          .meta({ one: 'photo', description: '2D to 3D: the photos the model is made of.' })
          .optional(),
        model: asset('.glb').meta({ description: '2D to 3D: the model, at most 3 MB.' }).optional(),
        still: picture(1200)
          .describe('2D to 3D: the picture shown until the model is loaded.')
          .optional(),
      })
      .refine(
        ({ before, after, photos, model, still }) =>
          before && after
            ? !photos && !model && !still
            : photos && model && still && !before && !after,
        'either before and after, or photos, model and still',
      ),
    seo: seo(),
  }).meta({
    type: 'Product',
    title: 'Tools',
    one: 'tool',
    description:
      'HotSnap makes a 3D model from one photo, for online shops. HoloSnap takes several photos, for print and augmented reality. Features, steps and integrations are what we expect of the tools: confirm them, then remove their names from the samples.',
  }),
  pages: {
    folder: '/products',
    template: 'product.tsx',
    linkText: ({ name }) => name,
    title: 'common:products',
    hasIndex: false,
    inHeader: false,
    inFooter: 'column',
  },
});
