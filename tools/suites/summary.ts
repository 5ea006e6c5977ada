import { type Counts, total } from './counts';

/** What a suite came to, and how long it took. */
export interface Outcome extends Counts {
  name: string;
  holds: string;
  seconds: number;
}

/** The table of all suites; its last line is `N passed, N failed`. */
export function summarise(outcomes: readonly Outcome[]): string {
  const rows = [
    ['suite', 'passed', 'failed', 'seconds', ''],
    ...outcomes.map(({ name, passed, failed, seconds, holds }) => [
      name,
      String(passed),
      String(failed),
      seconds.toFixed(1),
      holds,
    ]),
  ];
  const { passed, failed } = total(outcomes);
  return [...rows.map(formatRow), '', `${passed} passed, ${failed} failed`].join('\n');
}

function formatRow([name = '', passed = '', failed = '', seconds = '', holds = '']: string[]) {
  const numbers = [passed, failed, seconds].map((cell) => cell.padStart(9)).join('');
  return `${name.padEnd(8)}${numbers}  ${holds}`.trimEnd();
}
