import { t } from '../../site/helpers/content';
import type { Visitor, Wanted } from './visitor';

export const person = {
  name: 'Mina Akter',
  email: 'mina@example.com',
  message: 'A sign for my shop.\nনমস্কার 🧵 <b>é</b> {{name}}',
};

/** What a form shows after it was sent. */
export const thanks: Wanted = { role: 'heading', name: t('forms:thanksTitle') };

/** Fills in the fields that every form has, after hydration, and returns the submit button. */
export async function fillsIn(visitor: Visitor, within: Wanted): Promise<Wanted> {
  const send: Wanted = { role: 'button', name: t('forms:send'), within };
  await visitor.finds(send, (button) => (button as HTMLButtonElement).disabled, false);
  for (const key of ['name', 'email', 'message'] as const)
    await visitor.types({ role: 'textbox', name: t(`forms:${key}`), within }, person[key]);
  return send;
}
