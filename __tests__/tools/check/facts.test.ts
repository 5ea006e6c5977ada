/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import type { Fault } from '../../../src/content/faults';
import { loadContent } from '../../../src/content/load';
import { loadSite } from '../../../src/content/load-site';
import { siteTexts } from '../../../src/content/texts';
import { factNotes } from '../../../tools/check/facts';
import { contentWith, fileWith, type Changes } from '../../helpers/content';

const product = fileWith('products', /^(?=[^]*outOf:)[^]*price: [1-9]/);
const service = fileWith('services', /days:/);

/** Takes changes; gives what is said of the files changed. What the others say is up to whoever edits them. */
async function notesOf(changes: Changes) {
  const root = await contentWith(changes);
  const { content, sources } = await loadSite(root, 'locales');
  await rm(root, { recursive: true });
  const texts = siteTexts(sources);
  const about = ({ file }: Fault) => file.replace('content/', '') in changes;
  return factNotes(content, texts, sources.content).filter(about);
}

const edited = async (file: string, change: (text: string) => string): Promise<Changes> => ({
  [file]: change(await readFile(`content/${file}`, 'utf8')),
});

test('a price in a sentence that no plan has, and a rating that nobody claims', async () => {
  const notes = await notesOf(
    await edited(product, (text) =>
      text.replace(/^ {2}description: .*$/m, '  description: Now $987654 a month. Rated 1.1/5.'),
    ),
  );
  const said = notes.filter(({ field }) => field === 'seo.description');
  expect(said.map(({ file, message }) => [file, message])).toEqual([
    [`content/${product}`, expect.stringContaining('$987654') as string],
    [`content/${product}`, expect.stringContaining('1.1/5') as string],
  ]);
});

test('days of a service that are not the sum of its steps', async () => {
  const notes = await notesOf(
    await edited(service, (text) =>
      text.replace(/^ {2}blurb: .*$/m, '  blurb: It takes 888 to 999 business days.'),
    ),
  );
  const said = notes.filter(({ field }) => field === 'hero.blurb');
  expect(said.map(({ file, message }) => [file, message])).toEqual([
    [`content/${service}`, expect.stringContaining('888–999') as string],
  ]);
});

test('a count that changed, and a number that a translation lacks', async () => {
  const notes = await notesOf({
    'benefits/zz-test.yaml':
      'order: 998\nemblem: purse\ntitle: Zero\ntext: no services, within 77 days\n',
    'benefits/zz-test.fr.yaml': 'text: sous 66 jours\n',
  });
  expect(notes.map(({ file, message }) => [file, message])).toEqual([
    ['content/benefits/zz-test.yaml', expect.stringContaining('says no services') as string],
    ['content/benefits/zz-test.fr.yaml', expect.stringContaining('77') as string],
  ]);
});

test('how many there are is compared where the home page says it', async () => {
  const { content } = await loadContent('content');
  const place = { line: 1, column: 1, field: 'zz', translations: {} };
  const said = (english: string) =>
    factNotes(content, [{ ...place, file: 'locales/en/home.json', english }], []).filter(
      ({ field }) => field === 'zz',
    );
  for (const noun of ['steps', 'reasons', 'shops', 'kinds of business']) {
    expect(said(`See our 999 ${noun}.`)).toHaveLength(1);
    expect(said(`See our ${noun}.`)).toEqual([]);
  }
});

test('tools whose plans have the same names and other prices', async () => {
  const text = await readFile(`content/${product}`, 'utf8');
  const twin = text
    .replace(/^order: .*$/m, 'order: 998')
    .replace(/price: [1-9][\d.]*/, 'price: 987654');
  const notes = await notesOf({ 'products/zz-twin.yaml': twin });
  const line = twin.split('\n').indexOf('plans:') + 1;
  expect(notes.filter(({ field }) => field === 'plans')).toEqual([
    expect.objectContaining({ line }),
  ]);
});
