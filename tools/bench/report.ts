import { type Budget, budgets, keepsBudget } from './budgets';
import type { PageMeasures } from './measures';

/** A whole benchmark, as written to docs/benchmark.json. */
export interface Benchmark {
  /** ISO 8601, UTC. */
  date: string;
  commit: string;
  node: string;
  browser: string;
  lighthouse: string;
  processors: number;
  runs: number;
  pages: Record<string, PageMeasures>;
  /** Seconds; only where builds were timed. */
  build?: { cold: number; warm: number };
}

/** The benchmark as a Markdown document: a table of measures by pages, what breaks its budget in bold. */
export function renderReport(benchmark: Benchmark): string {
  const paths = Object.keys(benchmark.pages);
  const table = [
    ['', 'budget', ...paths.map((path) => `\`${path}\``)],
    ['---', ...['', ...paths].map(() => '--:')],
    ...budgets.map((budget) => [
      budget.label,
      limits(budget, paths),
      ...Object.entries(benchmark.pages).map(([path, measures]) => cell(budget, path, measures)),
    ]),
  ].map((row) => `| ${row.join(' | ')} |`);
  return [
    '# Benchmark',
    '',
    `${benchmark.date.slice(0, 10)}, commit ${benchmark.commit}, Node ${benchmark.node}, ` +
      `${benchmark.browser}, Lighthouse ${benchmark.lighthouse}, ${benchmark.processors} processors.`,
    `Medians of ${benchmark.runs} runs of Lighthouse's mobile simulation on the built site; bodies as sent with brotli, ` +
      '1 kB = 1000 bytes.',
    'The floor of a page has the same words, pictures and styles, no scripts, no fonts and no drawings. What is called measured, ' +
      'the menu and the tap have real throttling (1.6 Mbit/s, 150 ms, processor 4 times slower). Bold breaks a budget.',
    ...buildLine(benchmark.build),
    '',
    ...table,
    '',
  ].join('\n');
}

function buildLine(build: Benchmark['build']): string[] {
  if (!build) return [];
  return [`Build: ${build.cold.toFixed(0)} s cold, ${build.warm.toFixed(0)} s warm.`];
}

function limits({ limit, unit, atLeast }: Budget, paths: readonly string[]): string {
  if (!limit) return '';
  const all = [...new Set(paths.map((path) => format(limit(path), unit)))];
  return `${atLeast ? '≥' : '≤'} ${all.join(' / ')}`;
}

function cell(budget: Budget, path: string, measures: PageMeasures): string {
  const value = measures[budget.measure];
  const text = format(value, budget.unit);
  return keepsBudget(budget, path, value) ? text : `**${text}**`;
}

function format(value: number, unit: Budget['unit']): string {
  switch (unit) {
    case 'kB':
      return `${(value / 1000).toFixed(1)} kB`;
    case 'ms':
      return `${value.toFixed(0)} ms`;
    case 's':
      return `${(value / 1000).toFixed(2)} s`;
    case 'ratio':
      return value.toFixed(2);
    case 'count':
      return String(value);
  }
}
