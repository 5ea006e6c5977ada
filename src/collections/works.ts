import { colorScheme, drawing, entry, fact, order, reference, url, words } from '../fields';
import { collection } from './collection';

/** A client in 'Our Recent Works'. */
export const works = collection({
  schema: entry({
    order: order(),
    title: fact(60),
    kind: words(60).describe('What was made, in a few words.'),
    text: words(200),
    color: colorScheme(),
    logo: drawing().describe('Shown in one color, that of the text around it.'),
    website: url().describe('View Work opens it in a new tab.'),
    study: reference('portfolio').meta({ title: 'Case study' }).optional(),
  }).meta({
    type: 'Work',
    title: 'Recent works',
    one: 'work',
    description: 'Clients shown on the home page. The first one is large.',
  }),
  shownOn: '/',
});
