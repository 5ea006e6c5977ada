import { z } from 'zod';
import {
  decoration,
  duration,
  fact,
  fieldColour,
  motif,
  order,
  picture,
  reference,
  sample,
  words,
} from '../fields';

const titled = z.strictObject({ title: words(90), text: words() });

/** A service page and its card (spec §2, Service pages; §3, Service card, Process step, Project card). */
export const services = z
  .strictObject({
    order: order(),
    /** Under it `locales/<language>/common.json` has the title and, with `Desc`, the description (spec §3). */
    key: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/, 'letters and digits, a small letter first')
      .meta({ unique: true }),
    motif: motif(),
    colour: fieldColour(),
    features: z.array(words(70)).length(4),
    hero: z.strictObject({
      badge: words(60),
      headline: words(70),
      blurb: words(260),
    }),
    /** Platforms, devices, site types or kinds of advice. */
    kinds: z.strictObject({
      layout: z.enum(['platforms', 'devices', 'types']),
      title: words(70),
      text: words().optional(),
      items: z
        .array(
          z.strictObject({
            title: words(60),
            text: words(200),
            /** For devices: which of them, in what proportions. */
            device: z.enum(['desktop', 'tablet', 'mobile']).optional(),
            /** For types and devices: 320x180 on a card; a screen of 480x300, 280x360 or 170x350. */
            drawing: decoration().optional(),
          }),
        )
        .min(1),
    }),
    technologies: z.array(fact(40)).optional(),
    expertise: z.strictObject({ title: words(70), items: z.array(titled).min(1) }).optional(),
    offers: z.strictObject({ title: words(70), text: words().optional(), items: z.array(titled) }),
    process: z.strictObject({
      title: words(70),
      text: words().optional(),
      steps: z
        .array(z.strictObject({ title: words(60), text: words(220), duration: duration() }))
        .length(4),
    }),
    projects: z.strictObject({
      title: words(70),
      items: z.array(
        z.strictObject({
          study: reference('portfolio'),
          title: words(90),
          category: words(60),
          text: words(240),
          image: picture(1200),
          /** Platforms, technologies or deliverables. */
          tags: z.array(words(40)).min(1),
          result: words(140),
        }),
      ),
    }),
    testimonials: z.array(reference('testimonials')),
    closing: z.strictObject({
      headline: words(70),
      text: words(200),
      second: z.enum(['schedule', 'book']),
    }),
    seo: z.strictObject({ title: words(60), description: words(160) }),
    sample: sample(),
  })
  .meta({ type: 'Service' });
