import { codePoints } from './characters';

/** What one more file costs a page, counted in characters of its size. */
const FILE = 6;
/** Fewer characters than this do not get a file of their own. */
const SMALLEST = 24;
/** Characters per file where nothing is known of where they are used. */
const LARGEST = 48;
/** Characters per stretch of text that stands for a page. */
const PAGE = 900;
/** A line this short may be a headline, a label or a button. */
const SHORT_LINE = 20;

type Points = readonly number[];

/** Takes a text; gives stretches of its lines about as long as a page. */
export function splitIntoPages(text: string): string[] {
  const pages: string[] = [];
  let page = '';
  for (const line of text.split('\n')) {
    page += `${line}\n`;
    if (page.length > PAGE) {
      pages.push(page);
      page = '';
    }
  }
  return page.trim() ? [...pages, page] : pages;
}

/** Takes a page's text; gives those of its lines that may be set in bold. */
export function shortLines(page: string): string {
  return page
    .split('\n')
    .filter((line) => line.length <= SHORT_LINE)
    .join('\n');
}

/**
 * Takes pages' texts, the home page first, and all characters to divide; gives groups of characters, so that a page
 * needs few groups and few characters it does not use. The first group is what the home page shares with others. What
 * no page has comes last.
 */
export function groupCharacters(pages: readonly string[], all: Points): Points[] {
  const known = new Set(all);
  const used = pages.map((page) => codePoints(page).filter((point) => known.has(point)));
  const divisions = [2, 3, 4, 5, 6].map((threshold) => divide(used, threshold));
  const best = divisions.reduce((a, b) => (heaviest(b, used) < heaviest(a, used) ? b : a));
  const grouped = new Set(best.flat());
  const rest = all.filter((point) => !grouped.has(point));
  return [...best, ...chunks(rest)].filter((group) => group.length > 0);
}

/** Characters on at least `threshold` pages are shared, in two groups; the others go with the first page that has them. */
function divide(pages: readonly Points[], threshold: number): Points[] {
  const [home = [], ...others] = pages;
  const counts = new Map<number, number>();
  for (const point of pages.flat()) counts.set(point, (counts.get(point) ?? 0) + 1);
  const isShared = (point: number) => (counts.get(point) ?? 0) >= threshold;
  const onHome = new Set(home);
  const shared = [...counts.keys()].filter(isShared);
  const groups: number[][] = [
    shared.filter((point) => onHome.has(point)),
    shared.filter((point) => !onHome.has(point)),
    home.filter((point) => !isShared(point)),
  ];
  const taken = new Set(groups.flat());
  let own: number[] = [];
  for (const page of others) {
    own.push(...page.filter((point) => !taken.has(point)));
    own.forEach((point) => taken.add(point));
    if (own.length >= SMALLEST) {
      groups.push(own);
      own = [];
    }
  }
  return [...groups, own];
}

/** The most that any page loads, in characters. */
function heaviest(groups: readonly Points[], pages: readonly Points[]): number {
  const loads = pages.map((page) => {
    const needed = new Set(page);
    return groups
      .filter((group) => group.some((point) => needed.has(point)))
      .reduce((sum, group) => sum + group.length + FILE, 0);
  });
  return Math.max(0, ...loads);
}

function chunks(points: Points): Points[] {
  const count = Math.ceil(points.length / LARGEST);
  const size = Math.ceil(points.length / count);
  return Array.from({ length: count }, (_, index) =>
    points.slice(index * size, (index + 1) * size),
  );
}
