import { keepNumbers } from '../../src/lib/keep-numbers';

test('a number stays with the word before it, in digits of any script', () => {
  expect(keepNumbers('House 14, Road 7, Dhanmondi')).toBe('House\u00a014, Road\u00a07, Dhanmondi');
  expect(keepNumbers('রোড ৭, ধানমন্ডি')).toBe('রোড\u00a0৭, ধানমন্ডি');
});
