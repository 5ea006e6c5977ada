import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Built {
  /** Style sheets, inline or not, each once. */
  styles: string[];
  /** Scripts that stand inline in pages, each once. */
  inline: string[];
  /** Paths of the scripts that pages load. */
  scripts: string[];
}

/** Takes the built site's folder; gives everything in it that a browser has to understand. */
export async function readBuilt(folder: string): Promise<Built> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const pages = await Promise.all(ending('.html').map((page) => readFile(page, 'utf8')));
  const sheets = await Promise.all(ending('.css').map((sheet) => readFile(sheet, 'utf8')));
  const inside = (tag: RegExp) => pages.flatMap((page) => [...page.matchAll(tag)]);
  const styles = inside(/<style[^>]*>([\s\S]*?)<\/style>/g).map(([, css = '']) => css);
  const inline = inside(
    /<script(?![^>]*(?:\bsrc=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g,
  );
  return {
    styles: [...new Set([...styles, ...sheets])],
    inline: [...new Set(inline.map(([, code = '']) => code))],
    scripts: await live(ending('.js'), pages.join('')),
  };
}

/** Of all scripts those that pages name, or the runtime that they name: a folder that was built into before holds old ones too. */
async function live(scripts: readonly string[], pages: string): Promise<string[]> {
  const named = (text: string) => (file: string) => {
    const hash = /-([0-9a-f]{20})\.js$/.exec(file)?.[1];
    return hash !== undefined && text.includes(hash);
  };
  const runtime = scripts.filter((file) => file.includes('webpack-runtime')).filter(named(pages));
  const texts = await Promise.all(runtime.map((file) => readFile(file, 'utf8')));
  return scripts.filter(named(pages + texts.join('')));
}
