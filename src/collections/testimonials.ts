import { z } from 'zod';
import { colorScheme, entry, order, portrait, reference, words } from '../fields';
import { collection } from './collection';

/** What a client said (docs/requirements.md#claims). */
export const testimonials = collection({
  schema: entry({
    order: order(),
    name: words(60),
    business: words(80),
    rating: z.int().min(1).max(5).describe('Stars, 1 to 5.'),
    text: words(400),
    initials: words(6).describe('Shown where there is no photo.'),
    portrait: portrait().optional(),
    work: reference('works')
      .meta({ title: 'Recent work', description: 'Its logo stands beside the initials.' })
      .optional(),
    color: colorScheme(),
    home: z.boolean().meta({ title: 'On the home page' }),
  }).meta({
    type: 'Testimonial',
    title: 'What clients said',
    one: 'testimonial',
    description: 'To show one on the page of a service, choose it there.',
  }),
  shownOn: '/',
});
