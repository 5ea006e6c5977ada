import { z } from 'zod';
import { duration, order, sample, words } from '../fields';

/** A step of 'How We Work' (spec §3, Process step; §9, Home process durations). */
export const process = z
  .strictObject({
    order: order(),
    title: words(60),
    text: words(240),
    duration: duration(),
    deliverables: z.array(words(80)).min(1),
    sample: sample(),
  })
  .meta({ type: 'ProcessStep' });
