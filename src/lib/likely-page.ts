import { distance } from 'fastest-levenshtein';

export interface KnownPage {
  name: string;
  /** English path. */
  to: string;
}

/** Typing mistakes a letter of the address, at most, for a page to count as meant. */
const tolerance = 0.34;

/**
 * Returns the page that was probably meant: the one whose path or last part is spelled almost so, else the nearest page above it; undefined
 * where nothing is close.
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

/** An address may hold what is no valid encoding; then it is compared as it is. */
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

/** Edits from one word to the other, for each letter of the longer one: 0 to 1. */
function relative(a: string, b: string): number {
  return a === '' ? 1 : distance(a, b) / Math.max(a.length, b.length);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
