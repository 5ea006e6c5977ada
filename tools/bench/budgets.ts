import { getLanguage, languageCodes, type Script } from '../../src/i18n/languages';
import { parsePath } from '../../src/i18n/paths';
import type { PageMeasures } from './measures';

/** A line of the benchmark's table. */
export interface Budget {
  measure: keyof PageMeasures;
  label: string;
  /** How the number is shown, and how far it is rounded before it is compared. */
  unit: 'kB' | 'ms' | 's' | 'ratio' | 'count';
  /** The limit for a page in the measure's own unit; nothing where a number is only shown. */
  limit?: (path: string) => number;
  /** Whether the limit is the least instead of the most. */
  atLeast?: true;
}

const KB = 1000;
const HOMES: readonly string[] = ['/', ...languageCodes.map((code) => `/${code}`)];
/** Fonts of a first view, by script (docs/decisions/0004-fonts.md). */
const FONTS: Record<Script, number> = {
  latin: 48 * KB,
  bengali: 60 * KB,
  devanagari: 60 * KB,
  korean: 46 * KB,
  japanese: 90 * KB,
};
const at = (limit: number) => () => limit;

/** The limits of docs/architecture.md, Budgets; change both together. */
export const budgets: readonly Budget[] = [
  {
    measure: 'earlyScriptBytes',
    label: 'JavaScript before a first sign',
    unit: 'kB',
    limit: at(0),
  },
  {
    measure: 'scriptBytes',
    label: 'JavaScript after it',
    unit: 'kB',
    limit: at(162 * KB),
  },
  {
    measure: 'htmlBytes',
    label: 'HTML',
    unit: 'kB',
    limit: (path) => (HOMES.includes(path) ? 25 : 22) * KB,
  },
  {
    // What a phone gets in the first answer: ten packets.
    measure: 'firstScreenBytes',
    label: 'HTML of the first screen',
    unit: 'kB',
    limit: at(14.6 * KB),
  },
  {
    measure: 'fontBytes',
    label: 'Fonts on first view',
    unit: 'kB',
    limit: (path) => FONTS[getLanguage(parsePath(path).language).script],
  },
  { measure: 'imageBytes', label: 'Images above the fold', unit: 'kB', limit: at(120 * KB) },
  { measure: 'firstContentfulPaint', label: 'First contentful paint', unit: 's' },
  { measure: 'largestContentfulPaint', label: 'Largest contentful paint', unit: 's' },
  { measure: 'floorPaint', label: 'LCP of the floor', unit: 's' },
  { measure: 'paintRatio', label: 'LCP / floor', unit: 'ratio', limit: at(1.1) },
  { measure: 'seenPaint', label: 'LCP, measured', unit: 's' },
  { measure: 'seenFloorPaint', label: 'LCP of the floor, measured', unit: 's' },
  { measure: 'seenPaintRatio', label: 'LCP / floor, measured', unit: 'ratio', limit: at(1.1) },
  { measure: 'speedIndex', label: 'Speed index', unit: 's' },
  { measure: 'menuTap', label: 'Mobile menu open after a tap', unit: 's' },
  { measure: 'wakeBlocking', label: 'Blocked from the first sign on', unit: 'ms' },
  { measure: 'nextPage', label: "Next page's title after a tap", unit: 's' },
  { measure: 'totalBlockingTime', label: 'Total blocking time', unit: 'ms', limit: at(50) },
  { measure: 'cumulativeLayoutShift', label: 'Layout shift', unit: 'ratio', limit: at(0) },
  { measure: 'thirdPartyRequests', label: 'Third-party requests', unit: 'count', limit: at(0) },
  { measure: 'performance', label: 'Performance', unit: 'count', limit: at(100), atLeast: true },
  {
    measure: 'accessibility',
    label: 'Accessibility',
    unit: 'count',
    limit: at(100),
    atLeast: true,
  },
  {
    measure: 'bestPractices',
    label: 'Best practices',
    unit: 'count',
    limit: at(100),
    atLeast: true,
  },
  { measure: 'seo', label: 'SEO', unit: 'count', limit: at(100), atLeast: true },
];

/** Whether a measured value keeps a budget on a page, at the precision in which it is shown. */
export function keepsBudget(budget: Budget, path: string, value: number): boolean {
  const limit = budget.limit?.(path);
  if (limit === undefined) return true;
  const shown = budget.unit === 'ratio' ? Math.round(value * 100) / 100 : Math.round(value);
  return budget.atLeast ? shown >= limit : shown <= limit;
}

/** Takes pages and what was measured on them; gives what breaks a budget. Times are shown, but depend on the machine: they break none. */
export function brokenBudgets(pages: Readonly<Record<string, PageMeasures>>): string[] {
  const sure = budgets.filter(({ unit }) => unit !== 's' && unit !== 'ms');
  return Object.entries(pages).flatMap(([path, measures]) =>
    sure
      .filter((budget) => !keepsBudget(budget, path, measures[budget.measure]))
      .map(({ measure, label }) => `${path}: ${label}, ${measures[measure]}`),
  );
}
