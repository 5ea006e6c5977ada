import { duration, entry, lines, order, words } from '../fields';
import { collection } from './collection';

/** A step of 'How We Work' (docs/requirements.md#home-process). */
export const process = collection({
  schema: entry({
    order: order(),
    title: words(60),
    text: words(240),
    duration: duration(),
    deliverables: lines(80, 'result').min(1).meta({ title: 'What you get' }),
  }).meta({ type: 'ProcessStep', title: 'How we work', one: 'step' }),
  shownOn: '/',
});
