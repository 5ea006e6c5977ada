/** What the benchmark finds out about one page; medians where there were several runs. */
export interface PageMeasures {
  /** Milliseconds, as are the next four. */
  largestContentfulPaint: number;
  firstContentfulPaint: number;
  speedIndex: number;
  totalBlockingTime: number;
  /** From navigation start until the menu is open after a tap as early as possible. */
  menuTap: number;
  cumulativeLayoutShift: number;
  /** Largest contentful paint of the page's floor (floor.ts), in milliseconds. */
  floorPaint: number;
  /** Largest contentful paint over that of the floor. */
  paintRatio: number;
  /** The same three, not simulated but on a slow phone and line (slow-phone.ts). */
  seenPaint: number;
  seenFloorPaint: number;
  seenPaintRatio: number;
  /** Milliseconds for which scripts block the page, a slow phone, from the visitor's first sign on. */
  wakeBlocking: number;
  /** Milliseconds from a tap on a link until the next page's title is painted. */
  nextPage: number;
  /** Bytes as sent, compressed, headers included. */
  scriptBytes: number;
  /** Of them what comes before the visitor has given a sign (src/app/start-page.ts). */
  earlyScriptBytes: number;
  htmlBytes: number;
  /** Of the HTML down to where the first screen ends (src/components/OpeningEnd.tsx). */
  firstScreenBytes: number;
  fontBytes: number;
  /** Of the images in the first screen, not of those below. */
  imageBytes: number;
  thirdPartyRequests: number;
  /** 0 to 100, as are the next three. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** The middle value; of an even number of values the mean of the middle two. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

/** The median of each number over several runs of the same measurement. Throws without a run. */
export function medians<T extends { [K in keyof T]: number }>(runs: readonly T[]): T {
  const [first] = runs;
  if (!first) throw new Error('There is no median of no runs.');
  const keys = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as T;
}
