import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runFontJob, type Job } from './font-job';
import { openCache } from './cache';
import { fontsOf } from './families';
import { openTitle } from './open-title';
import { fontFolder, type SubsetFontsOptions } from './options';
import { pageLetters, pageTitle, type PageLetters } from './page-letters';
import { sourceFolder } from './source-folder';

/** The fonts in a page of an earlier build. */
const added = /<!--fonts-->.*?<!--\/fonts-->/s;
const sheets = /<link rel="stylesheet" href="(\/[^"]+)">/g;
/** Scripts contain no visible letters, and change with the code. */
const scriptTags = /<script.*?<\/script>/gs;
const fileNames = new RegExp(`url\\(/${fontFolder}/([^)]+)`, 'g');

interface Page {
  file: string;
  html: string;
  language: string;
  script: string;
}

/**
 * Inserts the font rules of its language into each page, with the fonts of its title. In scripts with thousands of characters, a page
 * also has fonts of only the characters that it shows. Removes unused font files.
 * @param rules The font rules by language.
 * @param whole The rules of the whole fonts, which stay.
 */
export async function addFonts(
  publicFolder: string,
  cache: string,
  { languages, scripts, title: stack }: SubsetFontsOptions,
  rules: Readonly<Record<string, string>>,
  whole: string,
): Promise<void> {
  const pages = await readPages(publicFolder, languages);
  const job = { scripts, cache, folder: path.join(publicFolder, fontFolder) };
  const isByPage = ({ script }: Page) => Boolean(fontsOf(scripts, script).byPage);
  const titles = pages.map(({ language, script, html }) => {
    return { language, script, text: pageTitle(html), stack: stack ?? '' };
  });
  const [ofPages, ofTitles] = await Promise.all([
    fontsOfPages(pages.filter(isByPage), job, publicFolder),
    stack ? runFontJob({ ...job, task: 'titles', inputs: titles }) : [],
  ]);
  for (const [index, page] of pages.entries()) {
    const own = [ofPages.get(page.file)?.css, ofTitles[index]?.css, rules[page.language]].join('');
    const opened = isByPage(page) ? '' : `<script>${openTitle}</script>`;
    const head = `<!--fonts--><style>${own}</style>${opened}<!--/fonts-->`;
    await writeFile(
      page.file,
      page.html.replace('<style', () => `${head}<style`),
    );
  }
  const css = [
    whole,
    ...Object.values(rules),
    ...[...ofPages.values()].map((font) => font?.css),
  ].join('');
  const used = new Set([...css.matchAll(fileNames)].map(([, file = '']) => file));
  for (const file of await readdir(job.folder))
    if (!used.has(file)) await rm(path.join(job.folder, file));
}

/** Returns the fonts of pages that have their own, by file. */
async function fontsOfPages(
  pages: readonly Page[],
  job: Pick<Job, 'scripts' | 'cache' | 'folder'>,
  publicFolder: string,
) {
  const letters = await openCache<PageLetters>('page-letters', job.cache);
  const recipe = await readFile(path.join(sourceFolder, 'page-letters.ts'));
  const inputs = pages.map(async ({ html, language, script }) => {
    const whole = (await withLinkedStyles(html, publicFolder)).replaceAll(scriptTags, '');
    return { language, script, ...(await letters.get([recipe, whole], () => pageLetters(whole))) };
  });
  const fonts = await runFontJob({ ...job, task: 'pages', inputs: await Promise.all(inputs) });
  await letters.close();
  return new Map(pages.map(({ file }, index) => [file, fonts[index]]));
}

/** Returns the pages whose `lang` is a language of the site, without fonts of an earlier build. */
async function readPages(
  publicFolder: string,
  languages: SubsetFontsOptions['languages'],
): Promise<Page[]> {
  const pages = (await htmlFiles(publicFolder)).map(async (file) => {
    const html = (await readFile(file, 'utf8')).replace(added, '');
    const [, language = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
    return { file, html, language, script: languages[language] ?? '' };
  });
  return (await Promise.all(pages)).filter(({ script }) => script);
}

/** Links are not followed, as the option `recursive` of `readdir` does on Node 26: pages are written. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(file);
    return entry.isFile() && entry.name.endsWith('.html') ? [file] : [];
  });
  return (await Promise.all(files)).flat();
}

/** Returns the HTML of a page with its own style sheets in the head. */
async function withLinkedStyles(html: string, publicFolder: string): Promise<string> {
  const css = [...html.matchAll(sheets)].map(([, address = '']) =>
    readFile(path.join(publicFolder, address), 'utf8'),
  );
  const whole = (await Promise.all(css)).join('');
  return html.replace('</head>', () => `<style>${whole}</style></head>`);
}
