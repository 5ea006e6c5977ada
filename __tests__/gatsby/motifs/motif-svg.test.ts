import { emblemNames, motifNames as clothNames } from '../../../src/content/fields';
import { motif, motifSvg } from '../../../src/gatsby/motifs/motif-svg';
import { threadsOn } from '../../../src/motif';
import { figureMotifs } from '../../../src/motif/drawings';
import type { Point } from '../../../src/gatsby/motifs/path';
import { moves, rotation, walk } from './walk';

test.each([...clothNames, ...figureMotifs])(
  '%s stands alone as a document of plain colours',
  (name) => {
    const svg = motifSvg({ name, size: 400, threads: threadsOn('leaf') });
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('width')).toBe('400');
    expect(svg).not.toMatch(/var\(|currentColor/);
    expect(svg).toContain(threadsOn('leaf')[0]);
  },
);

/** Where the lines of a drawing begin, by the colour that draws them. */
function beginnings(svg: string): [colour: string, point: Point][] {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...document.querySelectorAll('path')].flatMap((path) => {
    const [, angle = '0'] =
      /rotate\((.+)\)/.exec(path.closest('[transform]')?.getAttribute('transform') ?? '') ?? [];
    const colour = path.getAttribute('stroke') ?? '';
    return walk(path.getAttribute('d') ?? '').map(
      ({ points: [first = [0, 0]] }): [string, Point] => [colour, rotation(Number(angle))(first)],
    );
  });
}

test.each([...clothNames, ...figureMotifs, ...emblemNames])(
  '%s is drawn with every copy of its lines, in its place and thread',
  (name) => {
    const threads = ['#000001', '#000002', '#000003', '#000004'] as const;
    const drawn = beginnings(motifSvg({ name, size: 480, threads }));
    const planned = motif(name, 480).parts.flatMap((part) =>
      part.strokes.flatMap(({ d, thread }) =>
        walk(d).flatMap(({ points: [first = [0, 0]] }) =>
          moves(part).map((move) => [threads[thread - 1], move(first)] as const),
        ),
      ),
    );
    expect(drawn).toHaveLength(planned.length);
    const missing = planned.filter(
      ([colour, [x, y]]) =>
        !drawn.some(
          ([dyed, point]) => dyed === colour && Math.hypot(point[0] - x, point[1] - y) < 0.5,
        ),
    );
    expect(missing).toEqual([]);
  },
);
