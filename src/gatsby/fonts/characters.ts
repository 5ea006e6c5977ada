/** Takes texts; gives their distinct code points in order of first appearance. */
export function codePoints(...texts: readonly string[]): number[] {
  const found = new Set<number>();
  for (const text of texts) for (const character of text) found.add(character.codePointAt(0) ?? 0);
  return [...found];
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** Takes code points; gives them as CSS `unicode-range`. */
export function toUnicodeRange(points: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

/** Takes a CSS `unicode-range` without wildcards; tells whether a code point lies in it. */
export function inUnicodeRange(range: string): (codePoint: number) => boolean {
  const ranges = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Takes a text and the code points that count; gives its distinct longest runs of them, spaces apart. */
export function distinctRuns(text: string, points: ReadonlySet<number>): string[] {
  const runs = new Set<string>();
  let run = '';
  for (const character of `${text}\n`) {
    if (points.has(character.codePointAt(0) ?? 0) && character.trim()) {
      run += character;
    } else {
      if (run) runs.add(run);
      run = '';
    }
  }
  return [...runs];
}
