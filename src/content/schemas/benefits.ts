import { z } from 'zod';
import { draft, emblem, order, sample, words } from '../fields';

/** A reason to choose the studio. */
export const benefits = z
  .strictObject({
    order: order(),
    emblem: emblem(),
    title: words(60),
    text: words(200),
    draft: draft(),
    sample: sample(),
  })
  .meta({
    type: 'Benefit',
    title: 'Reasons to choose us',
    one: 'reason',
    description: 'Shown on the home page, beside the four figures.',
  });
