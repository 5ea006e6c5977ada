import type { Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { BROWSER_ARGUMENTS } from '../browser/launch-arguments';

/** What one visit of Lighthouse's phone measures. Times are in milliseconds. */
export interface Visit {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  /** The longest task on a processor four times slower, or 0 if none is longer than 50 ms. */
  longestTask: number;
  layoutShift: number;
  /** Transferred bytes by Lighthouse's resource type. */
  bytes: Readonly<Record<string, number>>;
  /** The scores from 0 to 1 that do not depend on the machine. */
  scores: Readonly<Record<string, number>>;
}

/** Visits a page with a new browser, so that nothing is cached. */
export async function visit(url: string, executablePath: string): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    const result = await lighthouse(url, { logLevel: 'error' }, undefined, page);
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return visitOf(result.lhr);
  } finally {
    await browser.close();
  }
}

function visitOf({ audits, categories }: Result): Visit {
  const number = (id: string) => audits[id]?.numericValue ?? Infinity;
  const { performance, ...others } = categories;
  return {
    performance: 100 * (performance?.score ?? 0),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blockingTime: number('total-blocking-time'),
    longestTask: Math.max(0, ...rows(audits, 'long-tasks').map(({ duration }) => Number(duration))),
    layoutShift: number('cumulative-layout-shift'),
    bytes: Object.fromEntries(
      rows(audits, 'resource-summary').map((row) => [row['resourceType'], row['transferSize']]),
    ) as Record<string, number>,
    scores: Object.fromEntries(Object.entries(others).map(([id, { score }]) => [id, score ?? 0])),
  };
}

function rows(audits: Result['audits'], id: string) {
  const details = audits[id]?.details;
  return details?.type === 'table' ? details.items : [];
}

/** Returns a visit with the median of each number. */
export function median(visits: readonly Visit[]): Visit {
  const middle = (numberOf: (visit: Visit) => number) =>
    visits.map(numberOf).sort((a, b) => a - b)[visits.length >> 1] ?? Infinity;
  const [first] = visits;
  if (!first) throw new Error('A median needs at least one visit.');
  const each = (kind: 'bytes' | 'scores') =>
    Object.fromEntries(
      Object.keys(first[kind]).map((key) => [key, middle((visit) => visit[kind][key] ?? 0)]),
    );
  return {
    performance: middle((visit) => visit.performance),
    firstPaint: middle((visit) => visit.firstPaint),
    largestPaint: middle((visit) => visit.largestPaint),
    blockingTime: middle((visit) => visit.blockingTime),
    longestTask: middle((visit) => visit.longestTask),
    layoutShift: middle((visit) => visit.layoutShift),
    bytes: each('bytes'),
    scores: each('scores'),
  };
}
