/** @jest-environment node */
import { remembered, type Memory } from '../../src/content/memory';

test('an answer is remembered, a failure is not', async () => {
  const memory: Memory = new Map();
  const ask = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('busy'));
  ask.mockResolvedValue('answer');
  const answer = () => remembered(memory, 'package.json', 'what', ask);
  await expect(answer()).rejects.toThrow('busy');
  expect(await answer()).toBe('answer');
  expect(await answer()).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(2);
});
