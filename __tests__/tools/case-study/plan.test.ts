/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import { loadContent } from '../../../src/content/load';
import { loadLocales } from '../../../src/content/locales';
import { formatFaults } from '../../../src/content/faults';
import { languageCodes } from '../../../src/i18n/languages';
import { planned, staleFaults } from '../../../tools/case-study/plan';
import { contentWith, type Changes } from '../../helpers/content';

// Each test copies the content.
jest.setTimeout(30_000);

const study = 'portfolio/aizaan-ecommerce-rebranding';

async function planOf(root: string) {
  const [{ content }, { locales }] = await Promise.all([loadContent(root), loadLocales('locales')]);
  return planned(root, content, locales);
}

async function staleWith(changes: Changes): Promise<string[]> {
  const root = await contentWith(changes);
  try {
    return staleFaults(await planOf(root)).map(({ file }) => file);
  } finally {
    await rm(root, { recursive: true });
  }
}

const edited = async (file: string, from: string | RegExp, to: string): Promise<Changes> => {
  const text = await readFile(`content/${file}`, 'utf8');
  expect(text).toMatch(from);
  return { [file]: text.replace(from, to) };
};

test('every language has a PDF of its own, made of what its page says now', async () => {
  const plan = await planOf('content');
  expect(plan.map(({ study: { language } }) => language)).toEqual([...languageCodes]);
  expect(formatFaults(staleFaults(plan))).toBe('');
});

test('a changed word is noticed in its language, with the cure', async () => {
  const changes = await edited(`${study}.fr.yaml`, /^text: .*$/m, 'text: Autre chose.');
  const root = await contentWith(changes);
  const faults = staleFaults(await planOf(root));
  await rm(root, { recursive: true });
  expect(faults).toEqual([
    expect.objectContaining({
      file: 'content/portfolio/aizaan/aizaan-case-study.fr.pdf',
      cure: expect.stringContaining('npm run case-study') as string,
    }),
  ]);
});

test('a changed picture is noticed in every language', async () => {
  const other = await readFile('content/gallery/aizaan/02-construction.jpg');
  expect(await staleWith({ 'gallery/aizaan/01-mark.jpg': other })).toHaveLength(7);
});

test('a fact that the document shows counts', async () => {
  expect(
    await staleWith(await edited('site.yaml', /^email: .*$/m, 'email: new@nakshi.studio')),
  ).toHaveLength(7);
});

test('a fact that it does not show does not', async () => {
  expect(
    await staleWith(await edited('faq/cost.yaml', /^question: .*$/m, 'question: How much?')),
  ).toEqual([]);
});

test('a language that names no PDF takes the English one, and none is made for it', async () => {
  const root = await contentWith(await edited(`${study}.ko.yaml`, /^pdf: .*\n/m, ''));
  const [{ content, faults }, plan] = await Promise.all([loadContent(root), planOf(root)]);
  await rm(root, { recursive: true });
  expect(plan.map(({ study: { language } }) => language)).not.toContain('ko');
  expect(content.portfolio[0]?.languages.ko.pdf).toBe(content.portfolio[0]?.languages.en.pdf);
  // The file that nobody names any more.
  expect(faults.map(({ file }) => file)).toEqual([
    'content/portfolio/aizaan/aizaan-case-study.ko.pdf',
  ]);
});

test('a PDF that is not there is a fault of the file that names it, and is to be made', async () => {
  const root = await contentWith({ 'portfolio/aizaan/aizaan-case-study.bn.pdf': null });
  const [{ faults }, plan] = await Promise.all([loadContent(root), planOf(root)]);
  await rm(root, { recursive: true });
  expect(faults).toEqual([
    expect.objectContaining({
      file: `content/${study}.bn.yaml`,
      field: 'pdf',
      asset: 'portfolio/aizaan/aizaan-case-study.bn.pdf',
    }),
  ]);
  expect(plan.filter(({ stale }) => stale).map(({ study: { language } }) => language)).toEqual([
    'bn',
  ]);
  expect(staleFaults(plan)).toEqual([]);
});
