import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FontText } from '../../../src/build/fonts';
import { languages } from '../../../src/i18n/languages';

const sampleOf = (language: string) => path.join(__dirname, 'texts', `${language}.txt`);

/** The languages there is a sample for; a new one can do without. */
export const sampled = languages.filter(({ code }) => existsSync(sampleOf(code)));

/** Words in one language; those in Bengali and Hindi have every cluster of letters that a whole site had. */
export function readSite(language: string): FontText {
  const script = languages.find(({ code }) => code === language)?.script ?? 'latin';
  return { language, script, text: readFileSync(sampleOf(language), 'utf8') };
}
