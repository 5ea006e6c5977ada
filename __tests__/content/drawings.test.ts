/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadContent, type Content } from '../../src/content/load';
import { palette } from '../../src/theme/tokens';

const root = path.join(__dirname, '../../content');
const sizes = { desktop: '480x300', tablet: '280x360', mobile: '170x350' };

let content: Content;
beforeAll(async () => {
  ({ content } = await loadContent(root));
});

/** Every drawing that a kind of a service names, with the size it has to have. */
function drawings() {
  return content.services.flatMap(({ languages: { en } }) =>
    en.kinds.items.flatMap(({ drawing, device }) =>
      drawing ? [{ file: drawing, size: device ? sizes[device] : '320x180' }] : [],
    ),
  );
}

const source = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the drawings of what services are for', () => {
  it('are there for every kind that is not a platform', () => {
    const kinds = content.services.map(({ languages: { en } }) => en.kinds);
    const wanting = kinds.filter(({ layout }) => layout !== 'platforms');
    expect(wanting.length).toBeGreaterThan(0);
    for (const { items } of wanting) {
      for (const { title, drawing } of items)
        expect([title, drawing]).toEqual([title, expect.any(String)]);
    }
  });

  it('weigh at most 4 KB and have the size of their place', () => {
    for (const { file, size } of drawings()) {
      const [width, height] = size.split('x');
      expect([file, statSync(path.join(root, file)).size <= 4096]).toEqual([file, true]);
      expect(source(file)).toContain(
        `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
      );
    }
  });

  it('use the colours of the brand, and neither letters nor scripts nor other files', () => {
    const colours = Object.values(palette).map((colour) => colour.toLowerCase());
    for (const { file } of drawings()) {
      const svg = source(file);
      expect(colours).toEqual(expect.arrayContaining(svg.match(/#[0-9a-f]{6}\b/g) ?? []));
      expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)\b|href="(?!#)/);
    }
  });
});
