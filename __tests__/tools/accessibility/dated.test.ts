import { dated } from '../../../tools/accessibility/dated';

test('the month of the last test is that of the run, and nothing else changes', () => {
  expect(dated('order: 4\nupdated: 2025-06\ntitle: A\n', new Date('2026-11-22'))).toBe(
    'order: 4\nupdated: 2026-11\ntitle: A\n',
  );
  expect(() => dated('order: 4\n', new Date())).toThrow(/updated/);
});
