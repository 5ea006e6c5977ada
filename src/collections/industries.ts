import { colorScheme, entry, lines, order, trade, words } from '../fields';
import { collection } from './collection';

/** An industry that the studio works for. */
export const industries = collection({
  schema: entry({
    order: order(),
    title: words(60).describe('Also a choice of the form that “Don’t See Your Industry?” opens.'),
    text: words(200),
    examples: lines(60, 'example').min(2).max(6),
    color: colorScheme(),
    trade: trade().optional(),
  }).meta({
    type: 'Industry',
    title: 'Industries we work for',
    one: 'industry',
    description:
      'The cards of the home page. Their titles are also the choices of the form that “Don’t See Your Industry?” opens.',
  }),
  shownOn: '/',
});
