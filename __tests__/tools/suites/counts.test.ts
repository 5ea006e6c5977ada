/** @jest-environment node */
import { countExit, countJest, countPlaywright, settle, total } from '../../../tools/suites/counts';

const jestRun = (numbers: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 5,
  success: true,
  testResults: [],
  ...numbers,
});

const playwrightRun = (stats: object, errors: unknown[] = []) => ({
  config: {},
  suites: [],
  errors,
  stats: { duration: 1, expected: 0, skipped: 0, unexpected: 0, flaky: 0, ...stats },
});

test('Jest: tests are counted, skipped ones are not, a file that fails to load is a failure', () => {
  const results = jestRun({ numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
  expect(countJest(results)).toEqual({ passed: 12, failed: 3 });
});

test('Playwright: errors outside tests and flaky tests are failures, skipped ones neither passed nor failed', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 5 };
  const results = playwrightRun(stats, [{ message: 'server' }]);
  expect(countPlaywright(results)).toEqual({ passed: 7, failed: 4, skipped: 5 });
});

test.each([{}, null, [], { numPassedTests: '12' }, { stats: {} }])(
  'results of another shape are refused: %j',
  (results) => {
    expect(() => countJest(results)).toThrow();
    expect(() => countPlaywright(results)).toThrow();
  },
);

test('an exit code counts as one', () => {
  expect(countExit(0)).toEqual({ passed: 1, failed: 0 });
  expect(countExit(2)).toEqual({ passed: 0, failed: 1 });
});

test.each([
  ['nothing ran', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  [
    'all was skipped',
    { passed: 0, failed: 0, skipped: 9 },
    0,
    { passed: 0, failed: 1, skipped: 9 },
  ],
  ['the tool failed in silence', { passed: 9, failed: 0 }, 1, { passed: 9, failed: 1 }],
  ['failures that are known are not counted twice', { passed: 9, failed: 2 }, 1, undefined],
  ['all passed', { passed: 9, failed: 0 }, 0, undefined],
])('settle: %s', (_case, counts, exitCode, expected) => {
  expect(settle(counts, exitCode)).toEqual(expected ?? counts);
});

test('the total adds every suite', () => {
  const all = [
    { passed: 3, failed: 1 },
    { passed: 40, failed: 0 },
    { passed: 0, failed: 2, skipped: 5 },
    { passed: 0, failed: 0, skipped: 2 },
  ];
  expect(total(all)).toEqual({ passed: 43, failed: 3, skipped: 7 });
  expect(total([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
