/** @jest-environment node */
import { loadSite } from '../../src/content/site';
import registry from '../../locales/languages.json';
import { allErrors } from '../../tools/check/findings';
import { contentWith } from '../helpers/content';

/** The build and the check read the same list. */
jest.mock('../../locales/languages.json', () =>
  jest
    .requireActual<{ code: string }[]>('../../locales/languages.json')
    .map((each) => (each.code === 'fr' ? { ...each, locale: 'pt_BR', script: 'cyrillic' } : each)),
);

test('a list of languages that nothing can go by is named by its lines alone', async () => {
  const list = JSON.stringify(registry, null, 2);
  const root = await contentWith({ 'languages.json': list }, 'locales');
  const site = await loadSite('content', root);
  const errors = await allErrors('content', site);
  expect(errors.map(({ file, field }) => [file, field.split('.').at(-1)])).toEqual([
    ['locales/languages.json', 'script'],
    ['locales/languages.json', 'locale'],
  ]);
  for (const { line } of errors) expect(line).toBeGreaterThan(1);
});
