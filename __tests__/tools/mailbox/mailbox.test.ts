/** @jest-environment node */
import { previewOf, rawRequest } from '../preview/preview-fixture';

const preview = previewOf({ 'public/index.html': '<h1>Home</h1>' });

const IDS = { user_id: 'key', service_id: 'service', template_id: 'template' };
const BENGALI = 'আমাদের দোকানের জন্য একটি লোগো চাই';

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(preview.url('/api/v1.0/email/send'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const sendForm = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return fetch(preview.url('/api/v1.0/email/send-form'), { method: 'POST', body: form });
};

const messages = async () =>
  (await (await fetch(preview.url('/__mailbox/messages'))).json()) as {
    endpoint: string;
    receivedAt: string;
    template_params: Record<string, unknown>;
  }[];

const setFault = (fault: unknown) =>
  fetch(preview.url('/__mailbox/fault'), { method: 'PUT', body: JSON.stringify(fault) });

beforeEach(async () => {
  await fetch(preview.url('/__mailbox/messages'), { method: 'DELETE' });
  await setFault({ kind: 'none' });
});

describe('the service', () => {
  test('takes a JSON call and answers OK', async () => {
    const params = { name: 'Rina', message: BENGALI, title: 'Contact Us' };
    const answer = await send({ lib_version: '3.2.0', ...IDS, template_params: params });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    const [email, ...others] = await messages();
    expect(email).toMatchObject({
      endpoint: '/api/v1.0/email/send',
      lib_version: '3.2.0',
      ...IDS,
      template_params: params,
    });
    expect(Number.isNaN(Date.parse(email?.receivedAt ?? ''))).toBe(false);
    expect(others).toEqual([]);
  });

  test('takes a form call and answers OK', async () => {
    const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    const answer = await sendForm({ lib_version: '3.2.0', ...IDS, message: BENGALI, logo });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect((await messages())[0]).toMatchObject({
      endpoint: '/api/v1.0/email/send-form',
      ...IDS,
      template_params: { message: BENGALI, logo: 'logo.svg (image/svg+xml, 6 bytes)' },
    });
  });

  test.each([
    ['ten thousand Bengali letters', 'ক'.repeat(10_000)],
    ['emoji of several parts', '👩🏽‍🎨🇧🇩❤️‍🔥'.repeat(100)],
    ['markup, quotes and line breaks', '<script>alert("1")</script>\r\n\'&amp;\\ \u0000'],
    ['nothing', ''],
  ])('keeps %s as sent', async (_case, message) => {
    await send({ ...IDS, template_params: { message } });
    await sendForm({ ...IDS, message });
    const kept = (await messages()).map(({ template_params }) => template_params['message']);
    expect(kept).toEqual([message, message]);
  });

  test.each(['user_id', 'service_id', 'template_id'])('names a missing %s', async (name) => {
    const rest = Object.fromEntries(Object.entries(IDS).filter(([id]) => id !== name));
    for (const answer of [
      await send({ ...rest, template_params: {} }),
      await send({ ...rest, [name]: '' }),
      await sendForm(rest),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toBe(`The ${name} parameter is required`);
    }
    expect(await messages()).toEqual([]);
  });

  test.each([
    ['no JSON', 'name=Rina'],
    ['a list', '[]'],
    ['template parameters that are no object', { ...IDS, template_params: 'text' }],
  ])('refuses %s', async (_case, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await messages()).toEqual([]);
  });

  test('refuses a form call that carries no form', async () => {
    const url = preview.url('/api/v1.0/email/send-form');
    expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(400);
  });

  test('refuses more than a mebibyte', async () => {
    const answer = await send({ ...IDS, template_params: { message: 'a'.repeat(1024 * 1024) } });
    expect(answer.status).toBe(413);
    expect(await messages()).toEqual([]);
  });

  test('is open to other origins, errors included', async () => {
    const headers = { origin: 'https://example.com' };
    const preflight = await rawRequest(preview.url(), '/api/v1.0/email/send', {
      method: 'OPTIONS',
      headers,
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type',
    });
    for (const body of [{ ...IDS }, {}]) {
      expect((await send(body, headers)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('knows no other method', async () => {
    expect((await fetch(preview.url('/api/v1.0/email/send'))).status).toBe(405);
  });
});

describe('the mailbox', () => {
  test('lists the newest first and can be emptied', async () => {
    for (const title of ['first', 'second']) await send({ ...IDS, template_params: { title } });
    const titles = (await messages()).map(({ template_params }) => template_params['title']);
    expect(titles).toEqual(['second', 'first']);
    const page = await (await fetch(preview.url('/__mailbox'))).text();
    expect(page.indexOf('>second<')).toBeLessThan(page.indexOf('>first<'));
    expect(page).toContain('>second<');
    const emptied = await fetch(preview.url('/__mailbox/messages'), { method: 'DELETE' });
    expect(emptied.status).toBe(204);
    expect(await messages()).toEqual([]);
    expect(await (await fetch(preview.url('/__mailbox'))).text()).toContain('Nothing yet');
  });

  test('shows everything as text', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await send({ ...IDS, template_params: { [attack]: attack, title: attack, list: [attack] } });
    const page = await (await fetch(preview.url('/__mailbox/'))).text();
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('stays out of search engines and runs no script', async () => {
    const { headers } = await fetch(preview.url('/__mailbox'));
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
  });

  test('leaves the site alone', async () => {
    expect(await (await fetch(preview.url('/'))).text()).toBe('<h1>Home</h1>');
  });
});

describe('faults', () => {
  test('a status with its text, and nothing is kept', async () => {
    await setFault({ kind: 'status', status: 429, text: 'Too many requests' });
    for (const answer of [await send(IDS), await sendForm(IDS)]) {
      expect([answer.status, await answer.text()]).toEqual([429, 'Too many requests']);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(await messages()).toEqual([]);
  });

  test('as many times as asked', async () => {
    await setFault({ kind: 'status', status: 500, times: 2 });
    const statuses = [await send(IDS), await send(IDS), await send(IDS)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([500, 500, 200]);
  });

  test.each(['malformed', 'reset'])('%s breaks the call, then none mends it', async (kind) => {
    await setFault({ kind });
    await expect(send(IDS)).rejects.toThrow('fetch failed');
    await setFault({ kind: 'none' });
    expect((await send(IDS)).status).toBe(200);
  });

  test('hang gives no answer while everything else goes on', async () => {
    await setFault({ kind: 'hang', times: 1 });
    const abort = new AbortController();
    const hanging = fetch(preview.url('/api/v1.0/email/send'), {
      method: 'POST',
      body: JSON.stringify(IDS),
      signal: abort.signal,
    });
    let answered = false;
    void hanging.then(
      () => (answered = true),
      () => undefined,
    );
    // Two more rounds on the same server: an answer to the first call would be here by now.
    expect((await fetch(preview.url('/'))).status).toBe(200);
    expect(await messages()).toEqual([]);
    expect(answered).toBe(false);
    abort.abort();
    await expect(hanging).rejects.toThrow('aborted');
  });

  test.each([
    [{ kind: 'weather' }],
    [{ kind: 'status' }],
    [{ kind: 'status', status: 99 }],
    [{ kind: 'reset', times: 0 }],
    [{ kind: 'reset', extra: true }],
  ])('%j is refused with a reason', async (fault) => {
    const answer = await setFault(fault);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toBe('');
    expect((await send(IDS)).status).toBe(200);
  });
});
