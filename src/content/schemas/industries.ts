import { z } from 'zod';
import { fieldColour, order, sample, words } from '../fields';

/** A trade the studio works for (spec §2, Who We Cater To). */
export const industries = z
  .strictObject({
    order: order(),
    title: words(60),
    text: words(200),
    examples: z.array(words(60)).min(2).max(6),
    colour: fieldColour(),
    sample: sample(),
  })
  .meta({ type: 'Industry' });
