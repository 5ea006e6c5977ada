import { distance } from 'fastest-levenshtein';

export interface KnownPage {
  name: string;
  /** English path. */
  to: string;
}

/** The largest share of mistyped characters for a page to count as a match. */
const tolerance = 0.34;

/**
 * Returns the page that the visitor probably meant: one with a similar path or last segment, or the nearest parent page.
 */
export function likelyPage(path: string, pages: readonly KnownPage[]): KnownPage | undefined {
  const wanted = tidy(path);
  const inner = pages.filter(({ to }) => to !== '/');
  const scored = inner.map((page) => ({ page, score: unlikeness(wanted, page.to) }));
  const [best] = scored.sort((a, b) => a.score - b.score);
  if (best && best.score <= tolerance) return best.page;
  return inner
    .filter(({ to }) => wanted.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

function tidy(path: string): string {
  return readable(path)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\.html?$/, '')
    .replace(/\/+$/, '');
}

/** A path with an invalid encoding is compared as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function unlikeness(wanted: string, to: string): number {
  return Math.min(relative(wanted, to), relative(lastPart(wanted), lastPart(to)));
}

/** Edit distance divided by the length of the longer word, from 0 to 1. */
function relative(a: string, b: string): number {
  return a === '' ? 1 : distance(a, b) / Math.max(a.length, b.length);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
