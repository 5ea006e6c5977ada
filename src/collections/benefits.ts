import { emblem, entry, order, words } from '../fields';
import { collection } from './collection';

/** A reason to choose the studio. */
export const benefits = collection({
  schema: entry({
    order: order(),
    emblem: emblem(),
    title: words(60),
    text: words(200),
  }).meta({
    type: 'Benefit',
    title: 'Reasons to choose us',
    one: 'reason',
    description: 'Shown on the home page, beside the four figures.',
  }),
  shownOn: '/',
});
