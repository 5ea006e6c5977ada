import { z } from 'zod';
import { order, sample, slug, words } from '../fields';

/** A legal page (spec §2, Legal pages; §9, Terms). */
export const legal = z
  .strictObject({
    order: order(),
    title: words(60),
    intro: words(400),
    /** Month of the last change, ISO 8601: 2025-06. */
    updated: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a month like '2025-06'"),
    sections: z
      .array(
        z.strictObject({
          slug: slug(),
          title: words(90),
          paragraphs: z.array(words(900)).min(1),
        }),
      )
      .min(1),
    seo: z.strictObject({ title: words(60), description: words(160) }),
    sample: sample(),
  })
  .meta({ type: 'LegalPage' });
