import { json } from 'node:stream/consumers';
import { codePoints, inUnicodeRange, isInvisible, isLetter, scriptOf } from './characters';
import { anything, cuts, families, familiesOf, othersCut, type Family } from './families';
import type { Asked } from './letters';
import { filesWith, openFont } from './open';
import { coverage } from './shaping';

/** The other end of `letters.ts`: reads texts of scripts, writes the letters of each that none of its fonts has. */
async function main(): Promise<void> {
  const asked = (await json(process.stdin)) as readonly Asked[];
  const answers = [];
  for (const one of asked) answers.push(await lacking(one));
  process.stdout.write(JSON.stringify(answers));
}

/** What `languageFonts` would stop at, found without cutting anything. */
async function lacking({ script, text }: Asked): Promise<number[]> {
  let points = codePoints(text).filter((point) => !isInvisible(point) && isLetter(point));
  for (const family of familiesOf(script)) points = await without(points, family, cuts[script][0]);
  const others = [];
  for (const other of new Set(points.map(scriptOf))) {
    let left = points.filter((point) => scriptOf(point) === other);
    const family = { ...families[other], range: anything };
    const cut = other === 'latin' ? cuts[script][0] : othersCut;
    for (const file of await filesWith(family, left))
      left = await without(left, { ...family, file }, cut);
    others.push(...left);
  }
  return others;
}

async function without(
  points: readonly number[],
  family: Family,
  cut: (typeof cuts)['latin'][0] = othersCut,
): Promise<number[]> {
  const isWanted = inUnicodeRange(family.range);
  if (!points.some(isWanted)) return [...points];
  const has = await coverage(await openFont(family, cut.axes));
  return points.filter((point) => !has.has(point) || !isWanted(point));
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
