/** @jest-environment node */
import { loadSite } from '../../src/content/site';
import { plannedPdfs, readRecord } from '../../tools/case-studies/plan';
import { contentWith } from '../helpers/content';
import { makeFolder } from '../../plugins/testing/make-folder';

test('a PDF is stale once a word of its study changes', async () => {
  const { content, locales } = await loadSite('content', 'locales');
  const before = await plannedPdfs('content', content, locales);
  for (const { languages } of content.portfolio) languages.en.title += '!';
  const after = await plannedPdfs('content', content, locales);
  for (const [index, pdf] of after.entries()) {
    const same = {
      ...before[index],
      ...(pdf.language === 'en' && { hash: pdf.hash, stale: true }),
    };
    expect(pdf).toEqual(same);
    expect(pdf.hash === before[index]?.hash).toBe(pdf.language !== 'en');
  }
});

test('a PDF is not stale because a checkout changed the line ends of drawings', async () => {
  const { content, locales } = await loadSite('content', 'locales');
  const drawings = content.portfolio.map(({ languages }) => languages.en.logo.src);
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const checkout = await contentWith(Object.fromEntries(drawings.map((file) => [file, crlf])));
  const hashes = async (root: string) =>
    (await plannedPdfs(root, content, locales)).map(({ hash }) => hash);
  expect(await hashes(checkout)).toEqual(await hashes('content'));
});

test('a text that looks like the name of a file is a text', async () => {
  const { content, locales } = await loadSite('content', 'locales');
  for (const { languages } of content.gallery)
    for (const image of languages.en.images) image.title = 'IMG_2041.jpg';
  await expect(plannedPdfs('content', content, locales)).resolves.not.toEqual([]);
});

test('a record is read with a byte order mark, and one that git could not merge is named with the cure', () => {
  const read = (text: string) =>
    readRecord(`${makeFolder({ 'tools/case-studies/printed.json': text })}/content`);
  expect(read('\ufeff{ "a.pdf": "1" }')).toEqual({ 'a.pdf': '1' });
  const conflict = '{\n<<<<<<< HEAD\n  "a.pdf": "1"\n=======\n  "a.pdf": "2"\n>>>>>>> b\n}\n';
  expect(() => read(conflict)).toThrow(/printed\.json:2:1 .*\n.*Keep one of them/);
});
