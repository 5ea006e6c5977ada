import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FontText, PageText } from '../../../src/gatsby/fonts';
import { languages } from '../../../src/i18n/languages';

interface SampleSite extends FontText {
  pages: Required<PageText>[];
}

/** A whole site's text in one language: `# ` starts a page, `## ` is a headline. */
export function readSite(language: string): SampleSite {
  const file = path.join(__dirname, 'texts', `${language}.txt`);
  const script = languages.find(({ code }) => code === language)?.script ?? 'latin';
  const pages = readFileSync(file, 'utf8')
    .split(/^# .*\n/mu)
    .filter(Boolean)
    .map((page) => ({
      text: page.replace(/^## /gmu, ''),
      bold: [...page.matchAll(/^## (.*)$/gmu)].map(([, headline]) => headline).join('\n'),
    }));
  return { language, script, text: pages.map(({ text }) => text).join('\n'), pages };
}

/** The languages that have a sample; a new one need not. */
export const sites = languages
  .map(({ code }) => code)
  .filter((code) => existsSync(path.join(__dirname, 'texts', `${code}.txt`)))
  .map(readSite);
