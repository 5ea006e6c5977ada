/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FileChanges } from './changed-content';
import { makeClone } from './clone';

// Two builds of the whole site, one of them with three times the pages.
jest.setTimeout(3_600_000);

/** Returns copies of the last entry of a collection with its translations, so that there are as many entries as wanted. */
function copies(collection: string, wanted: number): FileChanges {
  const files = readdirSync(path.join('content', collection)).filter((file) =>
    file.endsWith('.yaml'),
  );
  const slugs = files.filter((file) => /^[^.]+\.yaml$/.test(file)).map((file) => file.slice(0, -5));
  const read = (file: string) => readFileSync(path.join('content', collection, file), 'utf8');
  const orderOf = (slug: string) => Number(/^order: (\d+)$/m.exec(read(`${slug}.yaml`))?.[1]);
  const last = [...slugs].sort((a, b) => orderOf(a) - orderOf(b)).at(-1) ?? '';
  const made = Array.from({ length: wanted - slugs.length }, (_, index) =>
    files
      .filter((file) => file.startsWith(`${last}.`))
      .map((file) => [
        `${collection}/${file.replace(last, `${last}-${index}`)}`,
        read(file).replace(/^order: \d+$/m, `order: ${orderOf(last) + 1 + index}`),
      ]),
  );
  return Object.fromEntries(made.flat()) as FileChanges;
}

test('no page grows with the number of entries that it is not about', async () => {
  const site = makeClone('growing');
  const weight = (file: string) => brotliCompressSync(site.read(file)).length;
  const pages = ['', 'bn', 'privacy-policy', 'services', 'support/about-us'];
  const measure = (files: readonly string[]) => {
    const app = files.filter((file) => /^app-\w+\.js$/.test(file));
    const documents = pages.flatMap((page) => [
      `${page || 'index'}.html`,
      `page-data/${page || 'index'}/page-data.json`,
    ]);
    return Object.fromEntries(
      [...app, ...documents].map((file) => [file.replace(/-\w+(?=\.js)/, ''), weight(file)]),
    );
  };
  const before = measure(Object.keys(await site.build()));
  site.change({ ...copies('portfolio', 60), ...copies('faq', 60), ...copies('jobs', 30) });
  const after = measure(Object.keys(await site.build({ keepsLast: true })));
  const grown = Object.entries(after).filter(([file, bytes]) => bytes > (before[file] ?? 0) * 1.03);
  expect(Object.keys(after)).toHaveLength(1 + 2 * pages.length);
  expect(grown).toEqual([]);
});
