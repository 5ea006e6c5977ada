import { launch } from 'chrome-launcher';
import type { RunnerResult } from 'lighthouse';
import { BROWSER_ARGUMENTS } from '../browser/launch-arguments';
import { median, medians, type PageMeasures } from './measures';

/** What Lighthouse's mobile simulation says about a page. */
type LighthouseMeasures = Pick<
  PageMeasures,
  | 'largestContentfulPaint'
  | 'firstContentfulPaint'
  | 'speedIndex'
  | 'totalBlockingTime'
  | 'cumulativeLayoutShift'
  | 'floorPaint'
  | 'paintRatio'
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
>;

type Result = RunnerResult['lhr'];
const ATTEMPTS = 3;

/** Where and how often to measure. */
interface LighthouseOptions {
  browser: string;
  url: string;
  /** The address of the page's floor (floor.ts). */
  floor: string;
  runs: number;
}

/** Medians of `runs` runs, each in a browser of its own, in turns with its floor. */
export async function runLighthouse(options: LighthouseOptions): Promise<LighthouseMeasures> {
  const measured: Omit<LighthouseMeasures, 'floorPaint' | 'paintRatio'>[] = [];
  const floors: number[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    const { audits, categories } = await audit(options.url, options.browser, {});
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100);
    measured.push({
      largestContentfulPaint: value('largest-contentful-paint'),
      firstContentfulPaint: value('first-contentful-paint'),
      speedIndex: value('speed-index'),
      totalBlockingTime: value('total-blocking-time'),
      cumulativeLayoutShift: value('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    });
    const floor = await audit(options.floor, options.browser, { onlyCategories: ['performance'] });
    floors.push(floor.audits['largest-contentful-paint']?.numericValue ?? NaN);
  }
  const measures = medians(measured);
  const floorPaint = median(floors);
  return { ...measures, floorPaint, paintRatio: measures.largestContentfulPaint / floorPaint };
}

/** One run, repeated when a busy machine lost its recording. Throws with Lighthouse's own words. */
async function audit(url: string, browser: string, flags: object): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runOnce(url, browser, flags);
    if (!result.runtimeError) return result;
    const problem = `Lighthouse on ${url}: ${result.runtimeError.message}`;
    if (attempt === ATTEMPTS) throw new Error(problem);
    console.warn(`${problem} Trying again ...`);
  }
}

async function runOnce(url: string, browser: string, flags: object): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const chrome = await launch({ chromePath: browser, chromeFlags: BROWSER_ARGUMENTS });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...flags });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
