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
  runs: number;
}

/** Medians of `runs` runs, each in a browser of its own, and as many again with scripts blocked. */
export async function runLighthouse(options: LighthouseOptions): Promise<LighthouseMeasures> {
  const withScripts: Omit<LighthouseMeasures, 'paintRatio'>[] = [];
  const withoutScripts: number[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    const { audits, categories } = await audit(options, {});
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100);
    withScripts.push({
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
    const blocked = await audit(options, {
      blockedUrlPatterns: ['*.js'],
      onlyCategories: ['performance'],
    });
    withoutScripts.push(blocked.audits['largest-contentful-paint']?.numericValue ?? NaN);
  }
  const measures = medians(withScripts);
  const paintRatio = measures.largestContentfulPaint / median(withoutScripts);
  return { ...measures, paintRatio };
}

/** One run, repeated when a busy machine lost its recording. Throws with Lighthouse's own words. */
async function audit(options: LighthouseOptions, flags: object): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runOnce(options, flags);
    if (!result.runtimeError) return result;
    const problem = `Lighthouse on ${options.url}: ${result.runtimeError.message}`;
    if (attempt === ATTEMPTS) throw new Error(problem);
    console.warn(`${problem} Trying again ...`);
  }
}

async function runOnce({ browser, url }: LighthouseOptions, flags: object): Promise<Result> {
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
