import { withoutBlockedStorage } from '../../src/lib/blocked-storage';

/** EmailJS reads storage when it is imported. */
const look = () => Promise.resolve(typeof localStorage);

function block() {
  const denied = {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'localStorage', denied);
  return () => Object.defineProperty(window, 'localStorage', before);
}

test('blocked storage is hidden while a library is imported, and only then', async () => {
  const unblock = block();
  expect(() => typeof localStorage).toThrow('denied');
  expect(await withoutBlockedStorage(look)).toBe('undefined');
  expect(() => typeof localStorage).toThrow('denied');
  const failing = withoutBlockedStorage(() => Promise.reject(new Error('chunk')));
  await expect(failing).rejects.toThrow('chunk');
  expect(() => typeof localStorage).toThrow('denied');
  unblock();
});
