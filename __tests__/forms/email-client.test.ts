import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { emailJsClient } from '../../src/forms/email-client';

const settings = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: '' };
const params = { name: 'Mina', email: 'm@example.com', message: 'Hi', title: 'Contact Us' };
const load = () => Promise.resolve({ init, send });
let logged: jest.SpyInstance;

function answer(result: () => Promise<Partial<Response>>) {
  const call = jest.fn(result);
  Object.assign(globalThis, { fetch: call });
  return call;
}
const response = (status: number, text: string) => () =>
  Promise.resolve({ status, ok: status < 300, text: () => Promise.resolve(text) });

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('a message is one JSON request to the configured address (docs/requirements.md#template-parameters)', async () => {
  const call = answer(response(200, 'OK'));
  const origin = 'https://mail.example';
  expect(await emailJsClient({ ...settings, origin }, load).send(params)).toBe('arrived');
  expect(call).toHaveBeenCalledTimes(1);
  const [url, request] = call.mock.calls[0] as unknown as [string, { body: string }];
  expect(url).toBe('https://mail.example/api/v1.0/email/send');
  expect(JSON.parse(request.body)).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: params,
  });
});

test('without an address it is sent to the site itself, where the mailbox is', async () => {
  const call = answer(response(200, 'OK'));
  await emailJsClient(settings, load).send(params);
  expect(call).toHaveBeenCalledWith(
    `${location.origin}/api/v1.0/email/send`,
    expect.objectContaining({ method: 'POST' }),
  );
});

test.each([
  [200, 'OK', 'arrived'],
  [200, '', 'arrived'],
  [500, 'OK', 'arrived'],
  [400, 'No.', 'refused'],
  [429, 'No.', 'refused'],
  [204, '', 'unknown'],
  [200, '<!doctype html><title>Elsewhere</title>', 'unknown'],
  [500, 'No.', 'unknown'],
  [502, '<h1>Bad Gateway</h1>', 'unknown'],
  [504, '', 'unknown'],
])('an answer %i %j means %s (docs/requirements.md#errors)', async (status, text, result) => {
  answer(response(status, text));
  expect(await emailJsClient(settings, load).send(params)).toBe(result);
  const logs = result === 'arrived' ? [] : [[expect.any(EmailJSResponseStatus)]];
  expect(logged.mock.calls).toEqual(logs);
});

test('a connection that breaks says nothing about the message', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await emailJsClient(settings, load).send(params)).toBe('unknown');
});

test('a library that cannot be fetched has sent nothing', async () => {
  const broken = () => Promise.reject(new Error('chunk'));
  expect(await emailJsClient(settings, broken).send(params)).toBe('refused');
});
