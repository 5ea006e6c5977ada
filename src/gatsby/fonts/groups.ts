import { codePoints } from './characters';

/** What one more file costs a page, counted in characters of its size: its frame and its request. */
const FILE = 24;
/** Characters per file where nothing is known of where they are used. */
const LARGEST = 64;
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

interface Group {
  points: Points;
  /** Which pages load it. */
  pages: readonly boolean[];
}

/**
 * Takes pages' texts, the home page first, and all characters to divide; gives groups of characters, so that pages need
 * few groups and few characters they do not use. The home page loads nothing that it does not use. The group that most
 * pages need comes first, what no page has last.
 */
export function groupCharacters(pages: readonly string[], all: Points): Points[] {
  const used = pages.map((page) => new Set(codePoints(page)));
  const groups = sameUse(used, all);
  const onHome = groups.filter((group) => group.pages[0]);
  const elsewhere = groups.filter((group) => !group.pages[0] && count(group.pages) > 0);
  const nowhere = groups.filter((group) => count(group.pages) === 0);
  return [
    ...[...byUse(join(onHome)), ...byUse(join(elsewhere))].map(({ points }) => points),
    ...nowhere.flatMap(({ points }) => chunks(points)),
  ];
}

/** Characters that the same pages use: the groups in which nothing is wasted, but which are too many files. */
function sameUse(used: readonly ReadonlySet<number>[], all: Points): Group[] {
  const groups = new Map<string, { points: number[]; pages: boolean[] }>();
  for (const point of all) {
    const pages = used.map((page) => page.has(point));
    const known = groups.get(pages.join());
    if (known) known.points.push(point);
    else groups.set(pages.join(), { points: [point], pages });
  }
  return [...groups.values()];
}

/** Joins the two groups that it saves most to load together, as long as that saves anything. */
function join(groups: readonly Group[]): Group[] {
  const left = new Set(groups);
  let pairs = groups.flatMap((a, index) => pairsOf(a, groups.slice(index + 1)));
  while (pairs.length > 0) {
    const { a, b } = pairs.reduce((best, pair) => (pair.saved > best.saved ? pair : best));
    const joined = union(a, b);
    left.delete(a);
    left.delete(b);
    pairs = pairs.filter((pair) => left.has(pair.a) && left.has(pair.b));
    pairs.push(...pairsOf(joined, [...left]));
    left.add(joined);
  }
  return [...left];
}

/** The pairs of a group with others that are worth joining, and what that saves. */
function pairsOf(a: Group, others: readonly Group[]): { saved: number; a: Group; b: Group }[] {
  return others
    .map((b) => ({ saved: cost(a) + cost(b) - cost(union(a, b)), a, b }))
    .filter(({ saved }) => saved > 0);
}

function union(a: Group, b: Group): Group {
  return {
    points: [...a.points, ...b.points],
    pages: a.pages.map((isOn, page) => isOn || b.pages[page] === true),
  };
}

/** What all pages together load for a group, in characters. */
const cost = ({ points, pages }: Group) => (points.length + FILE) * count(pages);

const count = (pages: readonly boolean[]) => pages.filter(Boolean).length;

const byUse = (groups: readonly Group[]) =>
  groups.toSorted((a, b) => count(b.pages) - count(a.pages));

function chunks(points: Points): Points[] {
  const count = Math.ceil(points.length / LARGEST);
  const size = Math.ceil(points.length / count);
  return Array.from({ length: count }, (_, index) =>
    points.slice(index * size, (index + 1) * size),
  );
}
