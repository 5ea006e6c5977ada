import { z } from 'zod';
import { drawing, fact, order, sample } from '../fields';

/** A platform the studio builds on (spec §2, Trusted Platform Partners). */
export const partners = z
  .strictObject({
    order: order(),
    name: fact(40),
    logo: drawing(),
    sample: sample(),
  })
  .meta({ type: 'Partner' });
