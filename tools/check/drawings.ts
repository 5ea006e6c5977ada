import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  ContentError,
  FieldPath,
  Position,
  ParsedEntry,
} from '../../plugins/gatsby-transformer-content';
import type { Content } from '../../src/content/site';
import { palette } from '../../src/theme/tokens';

const sizes = { desktop: [480, 300], tablet: [280, 360], mobile: [170, 350] } as const;
const card = [320, 180] as const;
const maxBytes = 4096;

/** Returns the errors of drawings for kinds of services (docs/fields.md). */
export async function drawingErrors(
  root: string,
  { services }: Content,
  sources: readonly ParsedEntry[],
): Promise<ContentError[]> {
  const errors = services.flatMap(({ file, languages: { en } }) =>
    en.kinds.items.map(async ({ drawing, device }, index) => {
      if (drawing === undefined) return [];
      const field = ['kinds', 'items', index, 'drawing'];
      const svg = await readFile(path.join(root, drawing), 'utf8');
      const place = placeOf(sources, file, field);
      return drawingProblems(svg, device ? sizes[device] : card).map((problem) => ({
        ...{ file: `content/${file}`, ...place, field: field.join('.') },
        ...problem,
      }));
    }),
  );
  return (await Promise.all(errors)).flat();
}

/** Returns the position of the field. */
export function placeOf(sources: readonly ParsedEntry[], file: string, field: FieldPath): Position {
  const source = sources.find((each) => each.file === file);
  return source?.parsed.locate(field) ?? { line: 1, column: 1 };
}

type Problem = Pick<ContentError, 'message' | 'hint'>;

/** Returns the errors of one drawing. */
export function drawingProblems(
  svg: string,
  [width, height]: readonly [number, number],
): Problem[] {
  const colors = Object.values(palette).map((color) => color.toLowerCase());
  const strange = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])].filter(
    (color) => !colors.includes(color.toLowerCase()),
  );
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const [foreign] = /<(?:text|script|style|image|foreignObject)\b|href="(?!#)/.exec(svg) ?? [];
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
      message: `expected the colors of the site alone, found ${strange.join(', ')}`,
      hint: `They are ${Object.values(palette).join(', ')}.`,
    },
    foreign !== undefined && {
      message: `expected shapes alone, found '${foreign}'`,
      hint: 'Turn letters into outlines, and leave out pictures, styles and links to other files.',
    },
  ].filter((problem) => problem !== false);
}
