import { z } from 'zod';
import { reference, sample, slug, words } from '../fields';

/** The three packages of one service; the middle one is featured (spec §2, Service pages; §9). */
export const tiers = z
  .strictObject({
    service: reference('services').meta({ unique: true, reference: 'services' }),
    title: words(70),
    text: words().optional(),
    items: z
      .array(
        z.strictObject({
          slug: slug(),
          name: words(40),
          text: words(160),
          features: z.array(words(90)).min(2),
        }),
      )
      .length(3),
    sample: sample(),
  })
  .meta({ type: 'TierTable' });
