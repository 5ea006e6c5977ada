import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FontText } from '../../../src/gatsby/fonts';
import { languages } from '../../../src/i18n/languages';

/** A whole site's text in one language. */
export function readSite(language: string): FontText {
  const file = path.join(__dirname, 'texts', `${language}.txt`);
  const script = languages.find(({ code }) => code === language)?.script ?? 'latin';
  return { language, script, text: readFileSync(file, 'utf8').replaceAll(/^#+ /gmu, '') };
}
