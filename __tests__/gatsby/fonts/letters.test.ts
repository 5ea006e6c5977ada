/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askFonts } from '../../../src/gatsby/fonts';

const texts = [
  { language: 'en', script: 'latin', text: 'Fast ☕ café বাংলা' },
  { language: 'ja', script: 'japanese', text: '速い ቀ café' },
  { language: 'hi', script: 'devanagari', text: 'तेज़ © → 한' },
] as const;

test('the letters that a build would stop at are known without building', async () => {
  const kept = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  const ask = async () =>
    (await askFonts({ task: 'letters', inputs: texts, kept })).map(({ missing }) => missing);
  const found = await ask();
  expect(found).toEqual([['☕'], ['ቀ'], []]);
  for (const [index, text] of texts.entries()) {
    const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
    const cut = askFonts({ task: 'languages', inputs: [text], folder, kept: folder });
    const said = await cut.then(
      () => '',
      (error: unknown) => String(error),
    );
    for (const letter of found[index] ?? []) expect(said).toContain(letter);
    expect(said === '').toBe(found[index]?.length === 0);
    await rm(folder, { recursive: true });
  }
  // Asked again, they are known without opening a font.
  expect(await ask()).toEqual(found);
  await rm(kept, { recursive: true });
});
