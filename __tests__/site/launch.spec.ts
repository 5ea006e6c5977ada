import { askAll } from '../../tools/launch-check/ask';
import { templateNames } from '../../tools/launch-check/email-template';
import { sendTestMessage } from '../../tools/launch-check/test-message';
import { readsContent, studio } from './helpers/content';
import { mailboxOf } from './helpers/mailbox';
import { expect, test } from './helpers/test';

test(
  'the built site answers every question of the launch check',
  readsContent,
  async ({ site }) => {
    test.slow();
    const answers = await askAll(site, studio().securityUntil !== undefined);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(({ complaints }) => complaints.length > 0)).toEqual([]);
  },
);

test('the test message arrives with all that the template knows, and none goes without keys', async ({
  site,
  request,
}) => {
  await mailboxOf(request).empty();
  expect(await sendTestMessage(site, {})).toBeUndefined();
  const keys = { EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' };
  const answer = await sendTestMessage(site, { ...keys, EMAILJS_ORIGIN: site });
  expect(answer?.complaints).toEqual([]);
  const [email] = await mailboxOf(request).read();
  expect(Object.keys(email ?? {}).sort()).toEqual(templateNames().sort());
});
