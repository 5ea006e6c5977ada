/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '../../../src/content/load';
import { loadLocales } from '../../../src/content/locales';
import { languageCodes } from '../../../src/i18n/languages';
import { planned, staleFaults } from '../../../tools/case-study/plan';
import type { CaseStudy } from '../../../tools/case-study/study';
import { contentWith, fileWith, type Changes } from '../../helpers/content';
import { ko } from '../../helpers/languages';

const file = fileWith('portfolio', /^pdf: /m);
const study = file.replace('.yaml', '');
const gallery = fileWith('gallery', new RegExp(`^study: ${path.basename(study)}$`, 'm'));
const [picture = '', otherPicture = ''] = [
  ...readFileSync(`content/${gallery}`, 'utf8').matchAll(/src: \.\/(\S+)/g),
].map(([, name]) => `gallery/${name ?? ''}`);
const inFrench = `${study}.fr.yaml`;
const pdfOf = (language: string) => {
  const suffix = language === 'en' ? '' : `.${language}`;
  const [, named = ''] =
    /^pdf: \.\/(.*)$/m.exec(readFileSync(`content/${study}${suffix}.yaml`, 'utf8')) ?? [];
  return `portfolio/${named}`;
};

async function planOf(root: string) {
  const [{ content }, { locales }] = await Promise.all([loadContent(root), loadLocales('locales')]);
  return planned(root, content, locales);
}

/** Of the content as it is. */
let plan: Awaited<ReturnType<typeof planOf>>;
beforeAll(async () => {
  plan = await planOf('content');
});

/** The PDFs that are to be made of something else after the changes. */
async function changedWith(changes: Changes): Promise<string[]> {
  const root = await contentWith(changes);
  try {
    const before = new Map(plan.map(({ file, digest }) => [file, digest]));
    return (await planOf(root))
      .filter(({ file, digest }) => before.get(file) !== digest)
      .map(({ file }) => file);
  } finally {
    await rm(root, { recursive: true });
  }
}

const edited = async (file: string, from: string | RegExp, to: string): Promise<Changes> => {
  const text = await readFile(`content/${file}`, 'utf8');
  expect(text).toMatch(from);
  return { [file]: text.replace(from, to) };
};

test('every language that names a PDF has one, made of what its page says', async () => {
  const { content } = await loadContent('content');
  const own = content.portfolio.flatMap(({ languages: all }) =>
    languageCodes
      .map((code) => all[code].pdf)
      .filter((pdf, index, pdfs) => pdf !== undefined && pdfs.indexOf(pdf) === index),
  );
  expect(plan.map(({ file }) => file)).toEqual(own);
});

test('a changed word is noticed in its language alone', async () => {
  const changes = await edited(inFrench, /^text: .*$/m, 'text: Autre chose.');
  expect(await changedWith(changes)).toEqual([pdfOf('fr')]);
});

test('a PDF that is older than its words is named, with the cure; a missing one is a fault elsewhere', () => {
  const pdf = { study: {} as CaseStudy, digest: '', missing: false, stale: false };
  const old = { ...pdf, file: 'old.pdf', stale: true };
  const gone = { ...pdf, file: 'gone.pdf', stale: true, missing: true };
  expect(staleFaults([old, gone, { ...pdf, file: 'new.pdf' }])).toEqual([
    expect.objectContaining({
      file: 'content/old.pdf',
      cure: expect.stringContaining('npx tsx tools/case-study.ts') as string,
    }),
  ]);
});

test('a changed picture is noticed in every language', async () => {
  const other = await readFile(`content/${otherPicture}`);
  const own = plan.filter(({ study: of }) =>
    of.gallery.chapters.some(({ pictures }) => pictures.some(({ file }) => file === picture)),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(await changedWith({ [picture]: other })).toEqual(own.map(({ file }) => file));
});

test('a fact that the document shows counts', async () => {
  expect(
    await changedWith(await edited('site.yaml', /^email: .*$/m, 'email: zz@studio.test')),
  ).toEqual(plan.map(({ file }) => file));
});

test('a fact that it does not show does not', async () => {
  const question = fileWith('faq');
  expect(
    await changedWith(await edited(question, /^question: .*$/m, 'question: How much?')),
  ).toEqual([]);
});

test('a language that names no PDF takes the English one, and none is made for it', async () => {
  const root = await contentWith(await edited(`${study}.ko.yaml`, /^pdf: .*\n/m, ''));
  const [{ content, faults, notes }, changed] = await Promise.all([
    loadContent(root),
    planOf(root),
  ]);
  await rm(root, { recursive: true });
  expect(changed.map(({ study: { language } }) => language)).not.toContain('ko');
  const entry = content.portfolio.find(({ slug }) => slug === path.basename(study));
  expect(entry?.languages[ko].pdf).toBe(entry?.languages.en.pdf);
  expect(faults).toEqual([]);
  // The file that nobody names any more.
  expect(notes.map(({ file }) => file)).toContain(`content/${pdfOf('ko')}`);
});

test('a PDF that is not there is a fault of the file that names it, and is to be made', async () => {
  const root = await contentWith({ [pdfOf('bn')]: null });
  const [{ faults }, changed] = await Promise.all([loadContent(root), planOf(root)]);
  await rm(root, { recursive: true });
  expect(faults).toEqual([
    expect.objectContaining({
      file: `content/${study}.bn.yaml`,
      field: 'pdf',
      asset: pdfOf('bn'),
    }),
  ]);
  expect(changed.filter(({ missing }) => missing)).toEqual([
    expect.objectContaining({ file: pdfOf('bn'), stale: true }),
  ]);
});
