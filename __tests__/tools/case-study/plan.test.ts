/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { loadContent } from '../../../src/content/load';
import { loadLocales } from '../../../src/content/locales';
import { planned, staleErrors } from '../../../tools/case-study/plan';
import type { CaseStudy } from '../../../tools/case-study/study';
import { contentWith, fileWith } from '../../helpers/content';

const study = fileWith('portfolio', /^pdf: /m).replace('.yaml', '');
const textOf = (language: string) =>
  readFileSync(`content/${study}.${language}.yaml`, 'utf8').replace(/^text: .*$/m, 'text: Zz.');
const pdfOf = (language: string) =>
  `portfolio/${/^pdf: \.\/(.*)$/m.exec(textOf(language))?.[1] ?? ''}`;

async function planOf(root: string) {
  const [{ content, errors }, { locales }] = await Promise.all([
    loadContent(root),
    loadLocales('locales'),
  ]);
  return { errors, plan: await planned(root, content, locales) };
}

test('a changed word is noticed in its language alone', async () => {
  const root = await contentWith({ [`${study}.fr.yaml`]: textOf('fr') });
  const [before, after] = [await planOf('content'), await planOf(root)];
  await rm(root, { recursive: true });
  const known = new Map(before.plan.map(({ file, digest }) => [file, digest]));
  const changed = after.plan.filter(({ file, digest }) => known.get(file) !== digest);
  expect(changed.map(({ file }) => file)).toEqual([pdfOf('fr')]);
});

test('a PDF that is older than its words is named, with the hint; a missing one is an error elsewhere', () => {
  const pdf = { study: {} as CaseStudy, digest: '', missing: false, stale: false };
  const old = { ...pdf, file: 'old.pdf', stale: true };
  const gone = { ...pdf, file: 'gone.pdf', stale: true, missing: true };
  expect(staleErrors([old, gone, { ...pdf, file: 'new.pdf' }])).toEqual([
    expect.objectContaining({
      file: 'content/old.pdf',
      hint: expect.stringContaining('npx tsx tools/case-study.ts') as string,
    }),
  ]);
});

test('a PDF that is not there is an error of the file that names it, and is to be made', async () => {
  const root = await contentWith({ [pdfOf('bn')]: null });
  const { errors, plan } = await planOf(root);
  await rm(root, { recursive: true });
  expect(errors).toEqual([
    expect.objectContaining({
      file: `content/${study}.bn.yaml`,
      field: 'pdf',
      asset: pdfOf('bn'),
    }),
  ]);
  expect(plan.filter(({ missing }) => missing)).toEqual([
    expect.objectContaining({ file: pdfOf('bn'), stale: true }),
  ]);
});
