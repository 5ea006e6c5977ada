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
    const own = filesOf(script, instances, files);
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

/** The files of a script with all axes, else with the axis of weights alone, else with the weights of its instances. */
function filesOf(script: string, instances: readonly Instance[], files: readonly string[]) {
  const named = (...ends: unknown[]) => {
    const pattern = new RegExp(`-${script}-(?:${ends.join('|')})-normal\\.woff2$`);
    return files.filter((file) => pattern.test(file));
  };
  const choices = [
    named('standard'),
    named('wght'),
    named(...instances.map(({ axes }) => axes.wght)),
  ];
  return choices.find((choice) => choice.length > 0) ?? [];
}
