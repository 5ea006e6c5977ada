import { z } from 'zod';
import { fieldColour, order, sample, words } from '../fields';

/** What a client said (spec §3, Testimonial; §9: ratings are 5 stars). */
export const testimonials = z
  .strictObject({
    order: order(),
    name: words(60),
    business: words(80),
    rating: z.int().min(1).max(5),
    text: words(400),
    initials: words(6),
    colour: fieldColour(),
    home: z.boolean(),
    sample: sample(),
  })
  .meta({ type: 'Testimonial' });
