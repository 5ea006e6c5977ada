import {
  fileOf,
  givePicture,
  isPlain,
  shareTimeoutMs,
} from '../../../../src/sections/service/sign/picture';

const picture = new Blob(['picture'], { type: 'image/jpeg' });
const file = fileOf({ file: picture }, 'Mina/tea');

/** A phone whose browser shares files, or refuses to. */
function phone(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share });
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
}

test('a phone shares the picture as a file with the name of the shop', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
  phone(share);
  expect(await givePicture(file)).toBe(true);
  const [shared] = share.mock.calls[0]?.[0].files ?? [];
  expect(shared).toMatchObject({ name: 'Mina tea.jpg', type: 'image/jpeg', size: picture.size });
});

test.each([
  ['the visitor closes the dialog', 'AbortError', true],
  ['the permission of the tap has ended', 'NotAllowedError', false],
])('where %s, the picture counts as given: %#', async (_, name, given) => {
  phone(() => Promise.reject(new DOMException('', name)));
  expect(await givePicture(file)).toBe(given);
});

test('a share that is never answered counts as not given', async () => {
  jest.useFakeTimers();
  phone(() => new Promise(() => undefined));
  const given = givePicture(file);
  await jest.advanceTimersByTimeAsync(shareTimeoutMs);
  expect(await given).toBe(false);
  jest.useRealTimers();
});

test('on a phone that cannot share, a download counts as not given', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(navigator, { canShare: () => false });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  expect(await givePicture(file)).toBe(false);
});

test('inside of an app, the picture counts as not given', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv) Chrome/120 [FB_IAB/FB4A;FBAV/440]');
  expect(await givePicture(file)).toBe(false);
  agent.mockRestore();
});

test('stripes, noise and white are not taken for the paper, what nobody sees is', () => {
  const row = (...colors: readonly (readonly number[])[]) => colors.flat();
  const paper = [251, 246, 236, 255];
  expect(isPlain(row(paper, [250, 246, 237, 255]), '#FBF6EC')).toBe(true);
  expect(isPlain(row(paper, [255, 255, 255, 255]), '#FBF6EC')).toBe(false);
  expect(isPlain(row([255, 255, 255, 255]), '#FBF6EC')).toBe(false);
  expect(isPlain(row([0, 0, 0, 0]), '#FBF6EC')).toBe(false);
  expect(isPlain(row(paper, paper, paper, [90, 20, 200, 255]), '#FBF6EC')).toBe(false);
});
