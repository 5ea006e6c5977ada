/** @jest-environment node */
import sharp from 'sharp';
import { loadContent, namedAssets } from '../../../plugins/gatsby-transformer-content';
import { pictureErrors } from '../../../tools/check/pictures';
import { contentWith } from '../../helpers/content';
import { setup } from '../../../src/content/setup';

/** Each case damages a valid picture. */
const arrivals: readonly [name: string, arrive: (whole: Buffer) => Uint8Array, errors: number][] = [
  ['half of a picture', (whole) => whole.subarray(0, whole.length / 2), 1],
  ['a picture whose last bytes lack', (whole) => whole.subarray(0, -2), 1],
  ['a picture with what phones put behind it', (whole) => Buffer.concat([whole, whole]), 0],
];

test.each(arrivals)('%s', async (_, arrive, count) => {
  const { sources } = await loadContent(setup, 'content');
  const first = namedAssets(setup, sources).find(({ asset }) => asset.endsWith('.jpg'));
  if (!first) throw new Error('content/ names no picture');
  const own = { create: { width: 2000, height: 1500, channels: 3, background: 'red' } } as const;
  const whole = await sharp(own).jpeg().toBuffer();
  const root = await contentWith({ [first.asset]: arrive(whole) });
  const named = sources.filter(({ parsed }) => parsed === first.parsed);
  const errors = await pictureErrors(root, named, new Set(), root);
  const spared = await pictureErrors(root, named, new Set([first.asset]), root);
  const { line } = first.parsed.locate(first.field);
  expect(errors.map((error) => [error.file, error.line, error.asset])).toEqual(
    Array(count).fill([first.parsed.file, line, first.asset]),
  );
  for (const { hint } of errors) expect(hint).toBeTruthy();
  expect(spared).toEqual([]);
});
