/** @jest-environment node */
import { oneAtATime } from '../../src/build/one-at-a-time';

test('the last of two calls stays, even if the first takes longer', async () => {
  const done: string[] = [];
  const slow: { release?: () => void } = {};
  const work = oneAtATime(async (name: string) => {
    if (name === 'first') await new Promise<void>((resolve) => (slow.release = resolve));
    done.push(name);
  });
  const first = work('first');
  await new Promise(setImmediate);
  const second = work('second');
  await new Promise(setImmediate);
  slow.release?.();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});

test('a call after a failed run is answered', async () => {
  const done: string[] = [];
  const work = oneAtATime((name: string) => {
    done.push(name);
    return name === 'first' ? Promise.reject(new Error('the disk is away')) : Promise.resolve();
  });
  await expect(work('first')).rejects.toThrow('the disk is away');
  await work('second');
  expect(done).toEqual(['first', 'second']);
});
