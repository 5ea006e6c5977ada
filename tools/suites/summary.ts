import { type Counts, total } from './counts';

/** What a suite came to, and how long it took. */
export interface Outcome extends Counts {
  name: string;
  holds: string;
  seconds: number;
}

/** The table of all suites; its last line is `N passed, N failed`, and `, N skipped` where something was skipped. */
export function summarise(outcomes: readonly Outcome[]): string {
  const rows = [
    ['suite', 'passed', 'failed', 'skipped', 'seconds', ''],
    ...outcomes.map(({ name, passed, failed, skipped = 0, seconds, holds }) => [
      name,
      String(passed),
      String(failed),
      String(skipped),
      seconds.toFixed(1),
      holds,
    ]),
  ];
  const { passed, failed, skipped } = total(outcomes);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  return [...rows.map(formatRow), '', `${passed} passed, ${failed} failed${left}`].join('\n');
}

function formatRow([name = '', ...cells]: string[]) {
  const holds = cells.at(-1) ?? '';
  const numbers = cells
    .slice(0, -1)
    .map((cell) => cell.padStart(9))
    .join('');
  return `${name.padEnd(8)}${numbers}  ${holds}`.trimEnd();
}
