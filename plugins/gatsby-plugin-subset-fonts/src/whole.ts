import { createHash } from 'node:crypto';
import { convert } from 'fontverter';
import { faceRule } from './css';
import type { Face } from './faces';
import { fontsOf, type Scripts } from './families';
import type { SubsetFonts } from './fonts';
import { openFont, slicesOf } from './open';

/** The slices that packages of other scripts have too. */
const shared = /^(latin|cyrillic|greek|vietnamese)/;

/** A script, and the name that its whole font gets. */
export interface WholeFont {
  script: string;
  family: string;
}

/** Returns the whole font of a script in the style of titles, in the slices of its package. */
export async function wholeFonts(
  scripts: Scripts,
  { script, family }: WholeFont,
): Promise<SubsetFonts> {
  const fonts = fontsOf(scripts, script);
  const instance = fonts.instances.find(({ name }) => name === 'bold') ?? fonts.instances[0];
  const slices = (await slicesOf(fonts.source)).filter(
    ({ file }) => file.startsWith(script) || !shared.test(file),
  );
  const faces = slices.map(async ({ file, range }): Promise<Face> => {
    const own = { ...fonts, file, range };
    const bytes = await convert(await openFont(own, instance.axes), 'woff2');
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { own, instance, characters: [], bytes, file: `whole-${script}-${file}.${hash}.woff2` };
  });
  const made = await Promise.all(faces);
  return {
    css: made.map((face) => faceRule(face, { family })).join('\n'),
    faces: made,
    missing: [],
  };
}
