import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { send as sendMessage, timeoutMs } from '../../src/forms/send';

const settings = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: '' };
const params = { name: 'Mina', email: 'm@example.com', message: 'Hi', title: 'Contact Us' };
const load = () => Promise.resolve({ init, send });
const onLateArrival = jest.fn();
const deliver = (changes: object = {}) =>
  sendMessage(params, { settings, load, onLateArrival, ...changes });
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
  expect(await deliver({ settings: { ...settings, origin } })).toBe('arrived');
  expect(call).toHaveBeenCalledTimes(1);
  const [url, request] = call.mock.calls[0] as unknown as [string, { body: string }];
  expect(url).toBe('https://mail.example/api/v1.0/email/send');
  expect(JSON.parse(request.body)).toMatchObject({
    lib_version: expect.any(String) as string,
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: params,
  });
});

test('without an address it is sent to the site itself, where the mailbox is', async () => {
  const call = answer(response(200, 'OK'));
  await deliver();
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
  expect(await deliver()).toBe(result);
  const logs = result === 'arrived' ? [] : [[expect.any(EmailJSResponseStatus)]];
  expect(logged.mock.calls).toEqual(logs);
});

test('a missing id is named in the console, and nothing is sent', async () => {
  const call = answer(response(200, 'OK'));
  expect(await deliver({ settings: { ...settings, serviceId: '' } })).toBe('refused');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('service ID'));
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['a connection that breaks', {}],
  ['a library that does not load', { load: () => Promise.reject(new Error('chunk')) }],
])('%s makes the service unreachable', async (_what, changes) => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await deliver(changes)).toBe('unreachable');
});

test('sending ends after 15 s, and an arrival after that is told', async () => {
  jest.useFakeTimers();
  let reply = (): void => undefined;
  const late = response(200, 'OK');
  answer(() => new Promise((resolve) => (reply = () => void late().then(resolve))));
  const outcome = deliver();
  await jest.advanceTimersByTimeAsync(timeoutMs);
  expect(await outcome).toBe('unknown');
  expect(onLateArrival).not.toHaveBeenCalled();
  reply();
  await jest.advanceTimersByTimeAsync(0);
  expect(onLateArrival).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a library that never loads is unreachable before that', async () => {
  jest.useFakeTimers();
  const outcome = deliver({ load: () => new Promise(() => undefined) });
  await jest.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(await outcome).toBe('unreachable');
  jest.useRealTimers();
});
