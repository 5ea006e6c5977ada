import { t } from '../site/helpers/content';
import { templateParams } from '../../src/forms/email-params';
import { other } from '../../src/forms/rules';
import { fillsIn, person, thanks } from './helpers/forms';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

test('a form sends one message and thanks', smoke, async ({ visitor, mailbox }) => {
  const name = t('support:contactFormTitle');
  const form: Wanted = { role: 'form', name };
  await visitor.opens('/support/contact-us');
  await visitor.hovers({ role: 'heading', name });
  await visitor.clicks(await fillsIn(visitor, form));
  await visitor.hasFocus(thanks);
  await visitor.doesNotSee(form);
  expect(await mailbox.read()).toEqual([templateParams('contact', person)]);
  expect(await visitor.complaints()).toEqual([]);
});

test('a form in a dialog keeps every word of a try that fails, and the next gets through', async ({
  visitor,
  mailbox,
}) => {
  const within: Wanted = { role: 'form', name: t('home:inquiryTitle') };
  const otherIndustry = 'Kites & lanterns';
  await visitor.opens('/');
  await visitor.clicks({ role: 'button', name: t('home:otherIndustryTitle') });
  const send = await fillsIn(visitor, within);
  await visitor.picks({ role: 'combobox', name: t('forms:industry'), within }, t('forms:other'));
  await visitor.types({ role: 'textbox', name: t('forms:otherIndustry'), within }, otherIndustry);
  await mailbox.fail({ kind: 'reset' });
  await visitor.clicks(send);
  await visitor.finds({ role: 'alert', within }, (alert) => alert.textContent !== '', true);
  expect(await mailbox.read()).toEqual([]);
  await mailbox.fail({ kind: 'none' });
  await visitor.clicks(send);
  await visitor.hasFocus(thanks);
  const params = { ...person, industry: other, otherIndustry };
  expect(await mailbox.read()).toEqual([templateParams('inquiry', params)]);
});
