/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import type { Fault } from '../../../src/content/faults';
import { loadSite } from '../../../src/content/load-site';
import { siteTexts } from '../../../src/content/texts';
import { factFaults, factNotes } from '../../../tools/check/facts';
import { contentWith, fileWith, type Changes } from '../../helpers/content';

const product = fileWith('products', /price: [1-9]/);
const service = fileWith('services', /days:/);

/** Takes changes; gives what is said of the files changed. What the others say is up to whoever edits them. */
async function factsOf(changes: Changes) {
  const root = await contentWith(changes);
  const { content, sources } = await loadSite(root, 'locales');
  await rm(root, { recursive: true });
  const texts = siteTexts(sources);
  const about = ({ file }: Fault) => file.replace('content/', '') in changes;
  return {
    faults: factFaults(content, texts).filter(about),
    notes: factNotes(content, texts, sources.content).filter(about),
  };
}

const edited = async (file: string, change: (text: string) => string): Promise<Changes> => ({
  [file]: change(await readFile(`content/${file}`, 'utf8')),
});

test('a price in a sentence that no plan has, and a rating that nobody claims', async () => {
  const { faults } = await factsOf(
    await edited(product, (text) =>
      text.replace(/^ {2}description: .*$/m, '  description: Now $987654 a month. Rated 1.1/5.'),
    ),
  );
  expect(faults.map(({ file, field }) => [file, field])).toEqual([
    [`content/${product}`, 'seo.description'],
    [`content/${product}`, 'seo.description'],
  ]);
  expect(faults[0]?.message).toContain('$987654');
  expect(faults[1]?.message).toContain('1.1/5');
});

test('days of a service that are not the sum of its steps', async () => {
  const { faults } = await factsOf(
    await edited(service, (text) =>
      text.replace(/^ {2}blurb: .*$/m, '  blurb: It takes 888 to 999 business days.'),
    ),
  );
  expect(faults).toEqual([
    expect.objectContaining({ file: `content/${service}`, field: 'hero.blurb' }),
  ]);
});

test('a count that changed, and a number that a translation lacks', async () => {
  const { notes } = await factsOf({
    'benefits/zz-test.yaml':
      'order: 998\nemblem: purse\ntitle: Zero\ntext: no services, within 77 days\n',
    'benefits/zz-test.fr.yaml': 'text: sous 66 jours\n',
  });
  expect(notes.map(({ file, message }) => [file, message])).toEqual([
    ['content/benefits/zz-test.yaml', expect.stringContaining('says no services') as string],
    ['content/benefits/zz-test.fr.yaml', expect.stringContaining('77') as string],
  ]);
});

test('tools whose plans have the same names and other prices', async () => {
  const text = await readFile(`content/${product}`, 'utf8');
  const twin = text
    .replace(/^order: .*$/m, 'order: 998')
    .replace(/price: [1-9][\d.]*/, 'price: 987654');
  const { notes } = await factsOf({ 'products/zz-twin.yaml': twin });
  const line = twin.split('\n').indexOf('plans:') + 1;
  expect(notes).toEqual([expect.objectContaining({ field: 'plans', line })]);
});
