import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages, deleteUnused } from './built-pages';

/** Where the styles stand in the built site: the host lets browsers keep everything below `static` for ever. */
const folder = 'static/styles';

/** What `arrange` (src/browser/page-styles.ts) puts where a first screen ends. */
const inPlace = /(?<=data-first-screen-end="">)<style>(?<css>.*?)<\/style>/s;
const moved = new RegExp(`/${folder}/(?<file>[\\w-]+\\.css)`);

/**
 * Moves the styles of what follows the first screens into files, which pages share and browsers keep. The page is drawn down to such a
 * file, and on when it is there: in Firefox only if a script follows, were it an empty one.
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

/** Returns the HTML of a page with the moved styles back in place. */
export async function withDeferredStyles(html: string, publicFolder: string): Promise<string> {
  const file = moved.exec(html)?.groups?.['file'];
  if (!file) return html;
  const css = await readFile(path.join(publicFolder, folder, file), 'utf8');
  return html.replace('</head>', () => `<style>${css}</style></head>`);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
