/** @jest-environment node */
import { previewOf } from './preview-fixture';

const ask = previewOf({ 'index.html': '<h1>Home</h1>' });

const IDS = { user_id: 'key', service_id: 'service', template_id: 'template' };

const send = (body: unknown, options: RequestInit = {}) =>
  ask('/api/v1.0/email/send', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...options,
  });
const messages = async () => {
  const received = (await (await ask('/__mailbox/messages')).json()) as {
    template_params: Record<string, unknown>;
  }[];
  return received.map(({ template_params: params }) => params);
};
const fail = (failure: object) =>
  ask('/__mailbox/error', { method: 'PUT', body: JSON.stringify(failure) });

beforeEach(async () => {
  await ask('/__mailbox/messages', { method: 'DELETE' });
  await fail({ kind: 'none' });
});

test('keeps every message as it was sent, the newest first, and shows it as text', async () => {
  const words = '<script>alert(1)</script>\r\n"আমাদের" & 👩🏽‍🎨';
  for (const title of ['first', words]) {
    const answer = await send({ ...IDS, template_params: { title, message: words } });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  }
  expect(await messages()).toEqual([
    { title: words, message: words },
    { title: 'first', message: words },
  ]);
  const page = await ask('/__mailbox');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
});

test.each<[string, unknown]>([
  ['what is not JSON', 'name=Rina'],
  ['a message without parameters', IDS],
  ['a message with empty parameters', { ...IDS, template_params: null }],
  ['a parameter that is no text', { ...IDS, template_params: { message: { deep: [] } } }],
  ['nothing', 'null'],
  ['a message without a template', { ...IDS, template_id: '', template_params: {} }],
])('refuses %s', async (_case, body) => {
  expect((await send(body)).status).toBe(400);
  expect(await messages()).toEqual([]);
  expect((await ask('/__mailbox')).status).toBe(200);
});

test('refuses a message that is too long', async () => {
  const message = 'a'.repeat(200_000);
  expect((await send({ ...IDS, template_params: { message } })).status).toBe(413);
  expect(await messages()).toEqual([]);
});
