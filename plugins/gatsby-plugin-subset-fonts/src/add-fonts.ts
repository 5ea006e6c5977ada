import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runFontJob, type Job } from './font-job';
import { openCache } from './cache';
import { fontsOf, type Scripts } from './families';
import { fontFolder, type SubsetFontsOptions } from './options';
import { pageLetters, pageTitle, type PageLetters } from './page-letters';
import { sourceFolder } from './source-folder';

/**
 * Loads the fonts of the title before layout. Otherwise the browser first draws the title in a system font, with other line breaks.
 * Scripts with fonts by page do not need it: their characters are one em wide in any font.
 */
const openTitle =
  "<script>document.fonts.forEach(f=>f.family.includes(' Title')&&f.load().catch(()=>{}))</script>";

/** The fonts in a page of an earlier build. */
const added = /<!--fonts-->.*?<!--\/fonts-->/s;
const sheets = /<link rel="stylesheet" href="(\/[^"]+)">/g;
/** Scripts contain no visible letters, and change with the code. */
const scriptTags = /<script.*?<\/script>/gs;
const fileNames = new RegExp(`url\\(/${fontFolder}/([^)]+)`, 'g');

interface Built {
  publicFolder: string;
  cache: string;
}

/**
 * Inserts the font rules of its language into each page, with the fonts of its title. In scripts with thousands of characters, a page
 * also has fonts of only the characters that it shows. Removes unused font files.
 * @param rules The font rules by language.
 */
export async function addFonts(
  { publicFolder, cache }: Built,
  { languages, scripts, title: stack }: SubsetFontsOptions,
  rules: Readonly<Record<string, string>>,
): Promise<void> {
  const pages = await readPages(publicFolder, languages);
  const job = { scripts, cache, folder: path.join(publicFolder, fontFolder) };
  const [ofPages, ofTitles] = await Promise.all([
    fontsOfPages(pages, job, publicFolder),
    stack ? fontsOfTitles(pages, job, stack) : [],
  ]);
  await Promise.all(
    pages.map(async ({ file, html, language, script }, index) => {
      const css = [ofPages.get(file)?.css, ofTitles[index]?.css, rules[language]].join('');
      const opened = isByPage(scripts, script) ? '' : openTitle;
      const head = `<!--fonts--><style>${css}</style>${opened}<!--/fonts-->`;
      await writeFile(
        file,
        html.replace('<style', () => `${head}<style`),
      );
    }),
  );
  const css = [
    ...Object.values(rules),
    ...[...ofPages.values()].map((font) => font?.css ?? ''),
  ].join('');
  const used = new Set([...css.matchAll(fileNames)].map(([, file = '']) => file));
  for (const file of await readdir(job.folder))
    if (!used.has(file)) await rm(path.join(job.folder, file));
}

type JobSettings = Pick<Job, 'scripts' | 'cache' | 'folder'>;

/** Returns the fonts of the pages that have their own, by file. */
async function fontsOfPages(pages: readonly Page[], job: JobSettings, publicFolder: string) {
  const letters = await openCache<PageLetters>('page-letters', job.cache);
  const recipe = await readFile(path.join(sourceFolder, 'page-letters.ts'));
  const own = pages.filter(({ script }) => isByPage(job.scripts, script));
  const inputs = own.map(async ({ html, language, script }) => {
    const whole = (await withLinkedStyles(html, publicFolder)).replaceAll(scriptTags, '');
    return { language, script, ...(await letters.get([recipe, whole], () => pageLetters(whole))) };
  });
  const fonts = await runFontJob({ ...job, task: 'pages', inputs: await Promise.all(inputs) });
  await letters.close();
  return new Map(own.map(({ file }, index) => [file, fonts[index]]));
}

const fontsOfTitles = (pages: readonly Page[], job: JobSettings, stack: string) =>
  runFontJob({
    ...job,
    task: 'titles',
    inputs: pages.map(({ html, language, script }) => ({
      ...{ language, script, stack },
      text: pageTitle(html),
    })),
  });

interface Page {
  file: string;
  html: string;
  language: string;
  script: string;
}

const isByPage = (scripts: Scripts, script: string) => Boolean(fontsOf(scripts, script).byPage);

/** Returns the pages whose `lang` is a language of the site, without fonts of an earlier build. */
async function readPages(
  publicFolder: string,
  languages: SubsetFontsOptions['languages'],
): Promise<Page[]> {
  const found = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = (await readFile(file, 'utf8')).replace(added, '');
      const [, language = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
      return { file, html, language, script: languages[language] };
    }),
  );
  return pages.flatMap(({ script, ...page }) => (script ? [{ ...page, script }] : []));
}

/** Returns the HTML of a page with its own style sheets in the head. */
async function withLinkedStyles(html: string, publicFolder: string): Promise<string> {
  const linked = [...html.matchAll(sheets)].map(([, address = '']) => address);
  const css = await Promise.all(
    linked.map((address) => readFile(path.join(publicFolder, address), 'utf8')),
  );
  return html.replace('</head>', () => `<style>${css.join('')}</style></head>`);
}
