import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { spawnPreview } from '../preview/spawn-preview';
import type { PreviewServer } from '../preview/server';

/**
 * Takes the HTML of a page; gives its floor: the same words, pictures and styles with no scripts, no fonts and no drawings. Nothing
 * that says the same can be painted earlier.
 */
export function floorOf(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('script, svg, .motif, link[rel=preload]'))
    element.remove();
  for (const style of page.querySelectorAll('style')) {
    const css = style.textContent.replaceAll(/@font-face\{[^}]*\}/g, '');
    style.set_content(css.replaceAll(/url\([^)]*\)/g, 'none'));
  }
  return page.toString();
}

/** Takes the built site's folder, where it is served, and paths of pages; serves their floors at the same paths until it is closed. */
export async function serveFloors(
  publicDir: string,
  site: string,
  paths: readonly string[],
): Promise<PreviewServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'floor-'));
  await symlink(path.join(publicDir, 'static'), path.join(folder, 'static'));
  for (const pathname of paths) {
    const page = await fetch(site + pathname);
    await mkdir(path.join(folder, pathname), { recursive: true });
    await writeFile(path.join(folder, pathname, 'index.html'), floorOf(await page.text()));
  }
  const server = await spawnPreview(folder);
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { ...server, close };
}
