import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FontText } from '../../../plugins/gatsby-plugin-subset-fonts/src/fonts';
import { languages, type Script } from '../../../src/i18n/languages';

const sampleOf = (language: string) => path.join(__dirname, 'texts', `${language}.txt`);

/** The languages with a sample text. A new language does not need one. */
export const sampled = languages.filter(({ code }) => existsSync(sampleOf(code)));

/** Sample words of a language. Those in Bengali and Hindi have every conjunct of a complete site. */
export function readSite(language: string): FontText & { script: Script } {
  const script = languages.find(({ code }) => code === language)?.script ?? 'latin';
  return { language, script, text: readFileSync(sampleOf(language), 'utf8') };
}
