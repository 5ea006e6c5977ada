import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages, deleteUnused } from './built-pages';

/** The folder of the styles. The host serves everything below `static` as immutable. */
const folder = 'static/styles';

/** The styles that `arrange` (src/browser/page-styles.ts) inserts after the first screen. */
const inPlace = /(?<=data-first-screen-end="">)<style>(?<css>.*?)<\/style>/s;
const moved = new RegExp(`/${folder}/(?<file>[\\w-]+\\.css)`);

/**
 * Moves the styles after the first screens into CSS files, which pages share and browsers cache. Such a file blocks only the rendering of
 * what follows it. Firefox needs a script after it for that, even an empty one.
 */
export async function deferStyles(publicFolder: string): Promise<void> {
  const root = path.join(publicFolder, folder);
  await mkdir(root, { recursive: true });
  const used = new Set<string>();
  for (const page of await listPages(publicFolder)) {
    const html = await readFile(page, 'utf8');
    const css = inPlace.exec(html)?.groups?.['css'];
    const known = moved.exec(html)?.groups?.['file'];
    const file = css ? `${hash(css)}.css` : known;
    if (!file) continue;
    if (!used.has(file) && css) await writeFile(path.join(root, file), css);
    used.add(file);
    const link = `<link rel="stylesheet" href="/${folder}/${file}"><script> </script>`;
    if (css)
      await writeFile(
        page,
        html.replace(inPlace, () => link),
      );
  }
  await deleteUnused(root, used);
}

/** Returns the HTML of a page with the moved styles in its head. */
export async function withDeferredStyles(html: string, publicFolder: string): Promise<string> {
  const file = moved.exec(html)?.groups?.['file'];
  if (!file) return html;
  const css = await readFile(path.join(publicFolder, folder, file), 'utf8');
  return html.replace('</head>', () => `<style>${css}</style></head>`);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
