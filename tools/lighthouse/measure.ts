import { spawnSync } from 'node:child_process';
import { BROWSER_ARGUMENTS } from '../browser-arguments';

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

/** What is read of a report of Lighthouse. */
interface Report {
  audits: Readonly<
    Record<
      string,
      | {
          numericValue?: number;
          details?: { items?: readonly Readonly<Record<string, unknown>>[] };
        }
      | undefined
    >
  >;
  categories: Readonly<Record<string, { score: number | null } | undefined>>;
}

/** Run by `npx`, because nothing else needs its hundred packages. Dependabot does not update it. */
const lighthouse = 'lighthouse@12.8.2';

/** Now and then Chromium's trace misses the start of the page. Lighthouse then asks to be run again. */
const attempts = 3;

/** Visits a page with a new browser, so that nothing is cached. */
export function visit(url: string, executablePath: string, attempt = 1): Visit {
  // Double quotes mean the same in the shells of all systems.
  const { stdout, stderr, status } = spawnSync(
    `npx --yes ${lighthouse} "${url}" --quiet --output=json "--chrome-flags=${BROWSER_ARGUMENTS.join(' ')}"`,
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: Infinity,
      shell: true,
    },
  );
  if (status === 0) return visitOf(JSON.parse(stdout) as Report);
  if (attempt < attempts) return visit(url, executablePath, attempt + 1);
  throw new Error(`${url}: ${stderr}`);
}

function visitOf({ audits, categories }: Report): Visit {
  const number = (id: string) => audits[id]?.numericValue ?? Infinity;
  const { performance, ...others } = categories;
  return {
    performance: 100 * (performance?.score ?? 0),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blockingTime: number('total-blocking-time'),
    longestTask: Math.max(0, ...rows(audits, 'long-tasks').map(({ duration }) => Number(duration))),
    layoutShift: number('cumulative-layout-shift'),
    bytes: {
      ...(Object.fromEntries(
        rows(audits, 'resource-summary').map((row) => [row['resourceType'], row['transferSize']]),
      ) as Record<string, number>),
      script: scriptBytes(audits),
    },
    scores: Object.fromEntries(
      Object.entries(others).map(([id, category]) => [id, category?.score ?? 0]),
    ),
  };
}

/** Scripts that `fetch` downloads are of type `other` in the summary. */
function scriptBytes(audits: Report['audits']): number {
  return rows(audits, 'network-requests')
    .filter(({ mimeType }) => typeof mimeType === 'string' && mimeType.endsWith('javascript'))
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function rows(audits: Report['audits'], id: string) {
  return audits[id]?.details?.items ?? [];
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
