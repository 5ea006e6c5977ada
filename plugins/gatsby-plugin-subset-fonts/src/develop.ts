import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Instance, Scripts } from './families';
import { fileOf } from './fontsource';
import { developSheet, fontFolder } from './options';

/** Copies the whole fonts of all scripts, and writes a style sheet of them. So new letters need no new fonts. */
export async function writeDevelopFonts(publicFolder: string, scripts: Scripts): Promise<void> {
  const folder = path.join(publicFolder, fontFolder);
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const [script, { family, source, range, instances }] of Object.entries(scripts)) {
    const files = await readdir(fileOf(source, 'files'));
    const own = files.filter((file) => fontOf(script, instances).test(file));
    for (const file of own) {
      await copyFile(fileOf(source, `files/${file}`), path.join(folder, file));
      const weight = /-(\d+)-normal/.exec(file)?.[1];
      rules.push(
        `@font-face{font-family:"${family}";src:url(/${fontFolder}/${file});font-weight:${weight ?? '100 900'};` +
          `font-stretch:50% 200%;font-display:swap;unicode-range:${range}}`,
      );
    }
  }
  await writeFile(path.join(publicFolder, developSheet), rules.join('\n'));
}

/** Matches the files of a script with all axes, or with the weights of its instances. */
function fontOf(script: string, instances: readonly Instance[]): RegExp {
  const weights = instances.map(({ axes }) => axes.wght);
  return new RegExp(`-${script}-(${['standard', ...weights].join('|')})-normal\\.woff2$`);
}
