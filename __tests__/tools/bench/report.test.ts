/** @jest-environment node */
import { brokenBudgets, budgets, keepsBudget } from '../../../tools/bench/budgets';
import type { PageMeasures } from '../../../tools/bench/measures';
import { renderReport } from '../../../tools/bench/report';

const GOOD: PageMeasures = {
  largestContentfulPaint: 900,
  firstContentfulPaint: 800,
  speedIndex: 850,
  totalBlockingTime: 50,
  menuTap: 4000,
  cumulativeLayoutShift: 0,
  floorPaint: 850,
  paintRatio: 1.1,
  seenPaint: 900,
  seenFloorPaint: 850,
  seenPaintRatio: 1.06,
  wakeBlocking: 900,
  nextPage: 400,
  scriptBytes: 155_000,
  htmlBytes: 22_000,
  firstScreenBytes: 14_600,
  earlyScriptBytes: 0,
  fontBytes: 48_000,
  imageBytes: 120_000,
  thirdPartyRequests: 0,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

const broken = (path: string, measures: PageMeasures) =>
  budgets
    .filter((budget) => !keepsBudget(budget, path, measures[budget.measure]))
    .map(({ measure }) => measure);

test('bytes, ratios and counts over a budget make the benchmark fail, times do not', () => {
  const pages = { '/': GOOD, '/services': { ...GOOD, paintRatio: 1.2, totalBlockingTime: 900 } };
  const over = brokenBudgets(pages);
  expect(over).toHaveLength(1);
  expect(over[0]).toMatch(/^\/services: .*1\.2$/);
});

describe('budgets', () => {
  test('cover every measure once', () => {
    const covered = budgets.map(({ measure }) => measure);
    expect([...covered].sort()).toEqual(Object.keys(GOOD).sort());
  });

  test('are kept at the limit itself', () => {
    expect(broken('/services', GOOD)).toEqual([]);
  });

  test.each([
    ['scriptBytes', 162_001],
    ['fontBytes', 48_001],
    ['imageBytes', 120_001],
    ['paintRatio', 1.106],
    ['totalBlockingTime', 51],
    ['cumulativeLayoutShift', 0.006],
    ['thirdPartyRequests', 1],
    ['performance', 99],
    ['accessibility', 99],
    ['bestPractices', 99],
    ['seo', 99],
    ['scriptBytes', NaN],
    ['seo', NaN],
  ] as const)('%s of %d is too much or too little', (measure, value) => {
    expect(broken('/services', { ...GOOD, [measure]: value })).toEqual([measure]);
  });

  test.each([
    ['/', 25_000, true],
    ['/bn', 25_000, true],
    ['/', 25_001, false],
    ['/bn/services', 22_001, false],
    ['/xx', 22_001, false],
  ])('HTML on %s of %d bytes: kept %s', (path, htmlBytes, kept) => {
    expect(broken(path, { ...GOOD, htmlBytes }).length === 0).toBe(kept);
  });
});

describe('the report', () => {
  const report = renderReport({
    date: '2026-11-21T10:00:00.000Z',
    commit: 'abc1234',
    node: '20.20.2',
    browser: 'Chromium 140',
    lighthouse: '12.8.2',
    processors: 2,
    runs: 5,
    pages: { '/': GOOD, '/services': { ...GOOD, htmlBytes: 23_440, totalBlockingTime: 63.2 } },
    build: { cold: 201.4, warm: 30.6 },
  });
  const row = (label: string) =>
    report
      .split('\n')
      .find((line) => line.startsWith(`| ${label} |`))
      ?.split('|')
      .slice(2, -1)
      .map((text) => text.trim());

  test('has a column for each page, and what breaks its budget in bold', () => {
    expect(row('HTML')).toEqual(['≤ 25.0 kB / 22.0 kB', '22.0 kB', '**23.4 kB**']);
    expect(row('Total blocking time')).toEqual(['≤ 50 ms', '50 ms', '**63 ms**']);
    expect(row('SEO')).toEqual(['≥ 100', '100', '100']);
    expect(row('Speed index')).toEqual(['', '0.85 s', '0.85 s']);
  });

  test('says when, of what and how it was measured', () => {
    for (const fact of ['2026-11-21', 'abc1234', '20.20.2', 'Chromium 140', '12.8.2', '5 runs']) {
      expect(report).toContain(fact);
    }
    expect(report).toContain('Build: 201 s cold, 31 s warm.');
  });
});
