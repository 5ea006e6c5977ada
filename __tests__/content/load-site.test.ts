/** @jest-environment node */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSite } from '../../src/content/load-site';
import registry from '../../locales/languages.json';
import { allErrors } from '../../tools/check/findings';

/** The program reads the same list as the check: what is wrong in it is wrong for both. */
jest.mock('../../locales/languages.json', () =>
  jest
    .requireActual<{ code: string }[]>('../../locales/languages.json')
    .map((each) => (each.code === 'fr' ? { ...each, locale: 'pt_BR', script: 'cyrillic' } : each)),
);

test('a list of languages that nothing can go by is named by its lines alone', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'locales-'));
  await cp('locales', root, { recursive: true });
  await writeFile(path.join(root, 'languages.json'), JSON.stringify(registry, null, 2));
  const site = await loadSite('content', root);
  const errors = await allErrors('content', site);
  await rm(root, { recursive: true });
  expect(errors.map(({ file, field }) => [file, field.split('.').at(-1)])).toEqual([
    ['locales/languages.json', 'script'],
    ['locales/languages.json', 'locale'],
  ]);
  for (const { line } of errors) expect(line).toBeGreaterThan(1);
});
