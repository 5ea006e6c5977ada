import { z } from 'zod';
import { order, sample, words } from '../fields';

/** An open position (spec §3, Job). */
export const jobs = z
  .strictObject({
    order: order(),
    title: words(80),
    department: z.enum(['design', 'development', 'content', 'strategy']),
    location: words(80),
    type: z.enum(['full-time', 'part-time', 'contract', 'internship']),
    description: words(600),
    tasks: z.array(words(160)).min(1),
    needs: z.array(words(160)).min(1),
    /** The day it was published, ISO 8601. */
    posted: z.iso.date(),
    sample: sample(),
  })
  .meta({ type: 'Job' });
