import { z } from 'zod';
import { drawing, fact, fieldColour, order, reference, sample, url, words } from '../fields';

/** A client in 'Our Recent Works' (spec §3, Recent-work item). */
export const works = z
  .strictObject({
    order: order(),
    title: fact(60),
    kind: words(60),
    text: words(200),
    colour: fieldColour(),
    logo: drawing(),
    website: url(),
    study: reference('portfolio').optional(),
    sample: sample(),
  })
  .meta({ type: 'Work' });
