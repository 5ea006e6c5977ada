import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  assetPath,
  errorAt,
  type ContentError,
  type ParsedEntry,
} from '../../plugins/gatsby-transformer-content';
import type { Entry } from '../../src/collections';
import { palette } from '../../src/theme/tokens';

const sizes = { desktop: [480, 300], tablet: [280, 360], mobile: [170, 350] } as const;
const card = [320, 180] as const;
const maxBytes = 4096;

const siteColors: readonly string[] = Object.values(palette);

/** Returns the errors of drawings for kinds of services (docs/fields.md). The files of all drawings must exist. */
export async function drawingErrors(
  root: string,
  sources: readonly ParsedEntry[],
): Promise<ContentError[]> {
  const english = sources.filter(({ language }) => language === 'en');
  const services = english.filter(({ collection }) => collection === 'services');
  const errors = services.flatMap(({ file, parsed }) => {
    const { items, study } = (parsed.value as Entry<'services'>).kinds;
    const colors = [...siteColors, ...(study === undefined ? [] : clientColors(english, study))];
    return items.map(async ({ drawing, device }, index) => {
      if (drawing === undefined) return [];
      const svg = await readFile(path.join(root, assetPath(file, drawing)), 'utf8');
      const field = ['kinds', 'items', index, 'drawing'];
      const problems = drawingProblems(svg, device ? sizes[device] : card, colors);
      return problems.map((problem) => errorAt(parsed, field, problem));
    });
  });
  return (await Promise.all(errors)).flat();
}

/** Returns the colors of the client of a case study. */
function clientColors(sources: readonly ParsedEntry[], study: string): string[] {
  const entry = sources.find(
    ({ collection, slug }) => collection === 'portfolio' && slug === study,
  );
  const { colors } = (entry?.parsed.value ?? {}) as Partial<Entry<'portfolio'>>;
  return colors ? [colors.dark, colors.light, colors.soft, colors.bright] : [];
}

/** Returns the errors of one drawing, which may have these colors. */
export function drawingProblems(
  svg: string,
  [width, height]: readonly [number, number],
  colors = siteColors,
): Pick<ContentError, 'message' | 'hint'>[] {
  const known = colors.map((color) => color.toLowerCase());
  const strange = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])].filter(
    (color) => !known.includes(color.toLowerCase()),
  );
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const [foreign] = /<style\b/.exec(svg) ?? [];
  return [
    Buffer.byteLength(svg) > maxBytes && {
      message: `expected a drawing of at most 4 KB, found ${Math.ceil(Buffer.byteLength(svg) / 1024)} KB`,
      hint: 'Draw it with fewer points, or run it through an optimizer for SVG.',
    },
    !svg.includes(size) && {
      message: `expected a drawing of ${width} by ${height} units`,
      hint: `Its first line should have ${size}.`,
    },
    strange.length > 0 && {
      message: `expected only the colors it may have, found ${strange.join(', ')}`,
      hint: `They are ${colors.join(', ')}.`,
    },
    foreign !== undefined && {
      message: `expected an SVG with shapes only, found '${foreign}'`,
      hint: 'Leave out styles.',
    },
  ].filter((problem) => problem !== false);
}
