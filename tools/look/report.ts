import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from './choice';
import type { Finding } from './compare';

/** Takes findings and where the pictures are; writes the page beside copies of them, and gives its path. */
export async function writeReport(result: {
  folder: string;
  commit: string;
  found: readonly Finding[];
  before: string;
}): Promise<string> {
  const { folder, commit, found, before } = result;
  const target = path.join(folder, 'before');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { view } of found) {
    await copyFile(path.join(before, fileOf(view)), path.join(target, fileOf(view)));
  }
  const file = path.join(folder, 'index.html');
  await writeFile(file, reportHtml(found, commit));
  return file;
}

const style = `
body { font: 16px/1.4 system-ui, sans-serif; margin: 24px; background: #f4f1ec; color: #222; }
h1 { font-size: 24px; } h2 { font-size: 18px; margin: 32px 0 8px; }
figure { display: flex; gap: 16px; margin: 0; align-items: flex-start; }
figure > div { position: relative; flex: 1 1 0; min-width: 0; }
img { display: block; width: 100%; height: auto; box-shadow: 0 0 0 1px #0003; }
svg { position: absolute; inset: 0 auto auto 0; width: 100%; pointer-events: none; fill: #f0f; opacity: 0.3; }
label { position: sticky; top: 0; display: block; padding: 8px 0; background: #f4f1ec; z-index: 1; }
body:has(#plain:checked) svg { display: none; }
.narrow figure { max-width: 760px; }
`;

/** Takes findings, most changed first, and the commit they are against; gives the page that shows them. */
export function reportHtml(found: readonly Finding[], commit: string): string {
  const changed = found.filter(({ share }) => share > 0);
  const same = found.filter(({ share }) => share === 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What changed</title><style>${style}</style>
<h1>${changed.length} of ${found.length} views look different from ${commit.slice(0, 8)}</h1>
<label><input type="checkbox" id="plain"> hide the marks</label>
${changed.map(section).join('\n')}
<details><summary>${same.length} look the same</summary>${same.map(section).join('\n')}</details></html>
`;
}

function section({ view, share, areas, before, after }: Finding): string {
  const file = fileOf(view);
  const title = `${view.path} · ${view.width} px`;
  const amount =
    share === 0 ? 'the same' : `${(share * 100).toFixed(share < 0.01 ? 2 : 0)} % changed`;
  const rects = areas
    .map(
      ({ left, top, width, height }) =>
        `<rect x="${left}" y="${top}" width="${width}" height="${height}"/>`,
    )
    .join('');
  const marks = (size: { width: number; height: number }) =>
    `<svg viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">${rects}</svg>`;
  const side = (name: string, size: { width: number; height: number }) =>
    `<div>${name}<a href="${name}/${file}" style="display:block;position:relative"><img loading="lazy" src="${name}/${file}" alt="${title}, ${name}" width="${size.width}" height="${size.height}">${marks(size)}</a></div>`;
  return `<section${view.width < 500 ? ' class="narrow"' : ''}><h2>${title} · ${amount}</h2><figure>${side('before', before)}${side('after', after)}</figure></section>`;
}
