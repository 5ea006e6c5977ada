/** @jest-environment node */
import { selectSuites } from '../../../tools/suites/select';
import { summarise } from '../../../tools/suites/summary';

describe('the summary', () => {
  const lines = summarise([
    { name: 'lint', holds: 'ESLint', passed: 1, failed: 0, seconds: 12.34 },
    { name: 'unit', holds: 'Jest', passed: 240, failed: 2, seconds: 61 },
  ]).split('\n');

  test('ends with the sum of all suites', () => {
    expect(lines.at(-1)).toBe('241 passed, 2 failed');
  });

  test('says what was skipped where something was', () => {
    const skipping = { name: 'engines', holds: '', passed: 30, failed: 0, skipped: 60, seconds: 9 };
    const last = summarise([skipping, { ...skipping, skipped: 2 }])
      .split('\n')
      .at(-1);
    expect(last).toBe('60 passed, 0 failed, 62 skipped');
  });

  test('has a row with counts and seconds for each suite', () => {
    expect(lines.find((line) => line.startsWith('lint'))?.split(/\s+/)).toEqual([
      'lint',
      '1',
      '0',
      '0',
      '12.3',
      'ESLint',
    ]);
    expect(lines.find((line) => line.startsWith('unit'))).toMatch(/240\s+2\s+0\s+61\.0/);
  });
});

describe('the choice of suites', () => {
  const all = [{ name: 'lint' }, { name: 'unit' }, { name: 'build' }];

  test('is all of them without a name', () => {
    expect(selectSuites(all, [])).toEqual(all);
  });

  test('keeps their own order', () => {
    expect(selectSuites(all, ['build', 'lint'])).toEqual([{ name: 'lint' }, { name: 'build' }]);
  });

  test('refuses a name that there is not, and says which there are', () => {
    expect(() => selectSuites(all, ['unit', 'units'])).toThrow(
      'No suite is called units. There are: lint, unit, build.',
    );
  });
});
