import { z } from 'zod';
import {
  download,
  drawing,
  fact,
  fieldColour,
  motif,
  order,
  picture,
  reference,
  sample,
  suffix,
  words,
} from '../fields';

const paragraphs = z.array(words(700)).min(1);

/** A case study; without a `study` it says that it will be posted soon (spec §2, Portfolio). */
export const portfolio = z
  .strictObject({
    order: order(),
    client: fact(60),
    title: words(90),
    kind: words(60),
    text: words(240),
    colour: fieldColour(),
    motif: motif(),
    services: z.array(reference('services')).min(1),
    logo: drawing(),
    cover: picture(1600),
    study: z
      .strictObject({
        introduction: paragraphs,
        goals: z.array(words(240)).min(1),
        problems: z.array(words(240)).min(1),
        challenges: z.array(words(240)).min(1),
        responsibilities: z.array(words(240)).min(1),
        stats: z
          .array(
            z.strictObject({
              value: z.int().min(0),
              suffix: suffix().optional(),
              label: words(40),
            }),
          )
          .min(1),
      })
      .optional(),
    /** The study to take away, made by `npm run case-study`; each translation may name one in its language. */
    pdf: download(/\.pdf$/, 'a .pdf file').optional(),
    seo: z.strictObject({ title: words(60), description: words(160) }),
    sample: sample(),
  })
  .meta({ type: 'Study' });
