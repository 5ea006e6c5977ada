/** @jest-environment node */
import { loadSite } from '../../src/content/site';
import registry from '../../locales/languages.json';
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
  const report = String(await loadSite('content', root).catch((error: unknown) => error));
  const found = [...report.matchAll(/^(\S+):(\d+):\d+ {2}(\S+): /gm)];
  expect(found.map(([, file, , field]) => [file, field?.split('.').at(-1)])).toEqual([
    ['locales/languages.json', 'script'],
    ['locales/languages.json', 'locale'],
  ]);
  for (const [, , line] of found) expect(Number(line)).toBeGreaterThan(1);
});
