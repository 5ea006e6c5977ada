import { readFile } from 'node:fs/promises';
import type { Script } from '../../src/i18n/languages';
import { families } from '../../src/gatsby/fonts/families';
import { openFont } from '../../src/gatsby/fonts/open';

interface Cut {
  weight: number;
  /** Per cent. */
  stretch: number;
}

const text: readonly Cut[] = [
  { weight: 400, stretch: 100 },
  { weight: 700, stretch: 100 },
];
/** Headlines are expanded in Latin alone (src/theme/type-by-script.ts). */
const cutsOf = (script: Script): readonly Cut[] => [
  ...text,
  { weight: 800, stretch: script === 'latin' ? 125 : 100 },
];

/**
 * Takes a script; gives the font rules of its document. Each cut is a font of its own: Chromium would put letters of a
 * variable font into a PDF as drawings. What is asked for below `/fonts/` comes from `fontFile`.
 */
export async function fontRules(script: Script): Promise<string> {
  const used = script === 'latin' ? (['latin'] as const) : (['latin', script] as const);
  const rules = await Promise.all(
    used.map(async (own) => {
      const { family, source } = families[own];
      const list = require.resolve(`${source}/unicode.json`);
      const ranges = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
      return Object.entries(ranges).flatMap(([file, range]) =>
        cutsOf(script).map(
          ({ weight, stretch }) =>
            `@font-face{font-family:'${family}';font-weight:${weight};font-stretch:${stretch}%;` +
            `src:url(/fonts/${own}/${file.replace(/[[\]]/g, '')}/${weight}/${stretch});unicode-range:${range}}`,
        ),
      );
    }),
  );
  return rules.flat().join('');
}

/** Takes what an address says behind `/fonts/`; gives that cut of the font. Throws where there is none. */
export async function fontFile(place: string): Promise<Uint8Array> {
  const [script, file = '', weight, stretch] = place.split('/');
  const { source } = families[script as Script];
  return openFont({ source, file }, { wght: Number(weight), wdth: Number(stretch) });
}
