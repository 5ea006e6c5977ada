import { z } from 'zod';
import { order, sample, words } from '../fields';

/** A question and its answer, one paragraph a line (spec §2, FAQ). */
export const faq = z
  .strictObject({
    order: order(),
    question: words(140),
    answer: z.array(words(700)).min(1),
    sample: sample(),
  })
  .meta({ type: 'Question' });
