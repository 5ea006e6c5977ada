/** @jest-environment node */
import { withoutBlockedStorage } from '../../src/lib/blocked-storage';

/** A window that blocks storage. Node hides what a getter of its own global object throws. */
const blocked = Object.defineProperty({}, 'localStorage', {
  configurable: true,
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
}) as Window;

/** EmailJS reads storage when it is imported. */
const look = () => typeof window.localStorage;

beforeEach(() => {
  Object.defineProperty(globalThis, 'window', { value: blocked, configurable: true });
});

test('blocked storage is hidden while a library is imported, and only then', async () => {
  expect(look).toThrow('denied');
  expect(await withoutBlockedStorage(() => Promise.resolve(look()))).toBe('undefined');
  expect(look).toThrow('denied');
  const failing = withoutBlockedStorage(() => Promise.reject(new Error('chunk')));
  await expect(failing).rejects.toThrow('chunk');
  expect(look).toThrow('denied');
});
