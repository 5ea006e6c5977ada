import { entry, order, paragraphs, words } from '../fields';
import { collection } from './collection';

/** A question of the FAQ page and its answer (docs/requirements.md#support-and-legal-pages). */
export const faq = collection({
  schema: entry({
    order: order(),
    question: words(140),
    answer: paragraphs(700),
  }).meta({
    type: 'Question',
    title: 'Questions and answers',
    one: 'question',
    description: 'The FAQ page shows them by their place.',
  }),
  shownOn: '/support/faq',
});
