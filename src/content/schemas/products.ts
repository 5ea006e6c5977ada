import { z } from 'zod';
import { asset, claim, fact, fieldColour, order, picture, sample, slug, words } from '../fields';

const titled = z.strictObject({ title: words(90), text: words() });

/** A tool of the studio (spec §2, Product pages; §9). */
export const products = z
  .strictObject({
    order: order(),
    name: fact(60),
    colour: fieldColour(),
    hero: z.strictObject({ badge: words(60), headline: words(70), blurb: words(260) }),
    claims: z.array(claim()).min(1),
    features: z.array(titled).min(3),
    steps: z.array(titled).length(3),
    integrations: z.array(fact(40)).min(1),
    plans: z
      .array(
        z.strictObject({
          slug: slug(),
          name: words(40),
          /** US dollars; none for a price on request. */
          price: z.number().min(0).optional(),
          per: z.enum(['image', 'month', 'once']).optional(),
          text: words(160),
          features: z.array(words(90)).min(1),
          cta: words(40),
          featured: z.boolean(),
        }),
      )
      .min(1),
    example: z
      .strictObject({
        title: words(70),
        text: words(240),
        /** Background removal: the photo and the same object cut out. */
        before: picture(1200).optional(),
        after: picture(1200).optional(),
        /** 2D to 3D: the photos, the model and a still of it. */
        photos: z.array(picture(1200)).min(1).optional(),
        model: asset(/\.glb$/, 'a .glb file').optional(),
        still: picture(1200).optional(),
      })
      .refine(
        ({ before, after, photos, model, still }) =>
          before && after
            ? !photos && !model && !still
            : photos && model && still && !before && !after,
        'either before and after, or photos, model and still',
      ),
    seo: z.strictObject({ title: words(60), description: words(160) }),
    sample: sample(),
  })
  .meta({ type: 'Product' });
