import { decoration, entry, fact, order } from '../fields';
import { collection } from './collection';

/** A platform that the studio uses. */
export const partners = collection({
  schema: entry({
    order: order(),
    name: fact(40).describe(
      'A trademark of its owner. It does not mean that there is a partner program.',
    ),
    logo: decoration().describe(
      'An .svg file in black. The logos here are from the simple-icons package (CC0).',
    ),
  }).meta({ type: 'Partner', title: 'Platform partners', one: 'platform' }),
  shownOn: '/',
});
