import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runFontJob } from './font-job';
import { fontFolder, wholeSheet, type SubsetFontsOptions } from './options';

/**
 * Writes the whole fonts and a style sheet for each script. Returns all their rules. A script with fonts by page has none, because its
 * whole font weighs megabytes.
 */
export async function writeWholeFonts(
  publicFolder: string,
  cache: string,
  { scripts, whole: family }: SubsetFontsOptions,
): Promise<string> {
  if (family === undefined) return '';
  const inputs = Object.entries(scripts).flatMap(([script, { byPage }]) =>
    byPage ? [] : [{ script, family }],
  );
  const folder = path.join(publicFolder, fontFolder);
  const fonts = await runFontJob({ task: 'whole', scripts, inputs, folder, cache });
  await mkdir(path.join(publicFolder, path.dirname(wholeSheet(''))), { recursive: true });
  for (const [index, { css }] of fonts.entries())
    await writeFile(path.join(publicFolder, wholeSheet(inputs[index]?.script ?? '')), css);
  return fonts.map(({ css }) => css).join('');
}
