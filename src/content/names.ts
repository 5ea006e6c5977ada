import { closest, distance } from 'fastest-levenshtein';

/** Files that operating systems create. They are ignored. */
export function isSystemFile(file: string): boolean {
  const name = file.split('/').at(-1) ?? '';
  return (
    /^(?:\.|~\$)/.test(name) ||
    /(?:~|\.(?:sw[a-p]|tmp|bak|orig))$/.test(name) ||
    ['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r'].includes(name.toLowerCase())
  );
}

/**
 * Returns the path in lower-case letters without accents, digits and hyphens, safe for URLs and every file system.
 */
export function tidyName(file: string): string {
  return file.split('/').map(tidyPart).join('/');
}

function tidyPart(part: string): string {
  const tidy = part
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/-*\.-*/g, '.')
    .replaceAll(/^-+|-+$/g, '');
  // A name in another script has no such letters.
  return /^\.[a-z0-9]/.test(tidy) ? `file${tidy}` : tidy || 'file';
}

/** Returns the name that was probably meant, if one is close enough. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const near = closest(name, [...names]);
  return distance(name, near) <= Math.max(2, Math.floor(name.length / 4)) ? near : undefined;
}
