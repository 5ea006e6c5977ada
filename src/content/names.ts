import { closest, distance } from 'fastest-levenshtein';

/** Files that computers leave in folders by themselves: nobody put them there, so nobody hears of them. */
export function isSystemFile(file: string): boolean {
  const name = file.split('/').at(-1) ?? '';
  return (
    /^(?:\.|~\$)/.test(name) ||
    /(?:~|\.(?:sw[a-p]|tmp|bak|orig))$/.test(name) ||
    ['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r'].includes(name.toLowerCase())
  );
}

/**
 * Returns the path as addresses and every computer can tell it: small letters without marks, digits, hyphens, the ending in small letters.
 * A path that is so already stays.
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
  // Names in scripts without small letters leave nothing else.
  return /^\.[a-z0-9]/.test(tidy) ? `file${tidy}` : tidy || 'file';
}

/** Returns the name that was meant, if one is close enough to be a slip. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const near = closest(name, [...names]);
  return distance(name, near) <= Math.max(2, Math.floor(name.length / 4)) ? near : undefined;
}
