/** @jest-environment node */
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as registry from '../../src/i18n/languages';
import type { Fault } from '../../src/content/faults';
import { loadLocales } from '../../src/content/locales';
import { loadSite } from '../../src/content/load-site';
import { contentWith, fileWith } from '../helpers/content';

/** A registry in which one language is not complete yet. */
jest.mock('../../src/i18n/languages', () => {
  const real = jest.requireActual<typeof registry>('../../src/i18n/languages');
  const getLanguage: typeof real.getLanguage = (code) => {
    const language = real.getLanguage(code);
    return code === 'fr' ? { ...language, partial: true } : language;
  };
  return { ...real, getLanguage };
});

const left = ['common.json', 'home.json'];

/** Takes a language; gives what is said of it in a copy of the strings in which it has one string in two files, and no other. */
async function loadWith(language: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'locales-'));
  await cp('locales', root, { recursive: true });
  for (const file of await readdir(path.join(root, language))) {
    if (!left.includes(file)) await rm(path.join(root, language, file));
  }
  await writeFile(path.join(root, language, 'common.json'), '{ "services": "S" }');
  await writeFile(path.join(root, language, 'home.json'), '{ "close": "C" }');
  const { faults, gaps } = await loadLocales(root);
  await rm(root, { recursive: true });
  // The site may have other languages that are not complete.
  const about = ({ file }: Fault) => file.startsWith(`locales/${language}/`);
  return { faults: faults.filter(about), gaps: gaps.filter(about) };
}

test('what a partial language misses is counted, one line a file, and is no fault', async () => {
  const { faults, gaps } = await loadWith('fr');
  expect(faults).toEqual([]);
  const files = await readdir('locales/en');
  expect(gaps.map(({ file }) => file)).toEqual(files.sort().map((file) => `locales/fr/${file}`));
  const english = (await import('../../locales/en/common.json')).default;
  const all = Object.keys(english).length;
  expect(gaps[files.indexOf('common.json')]?.message).toBe(
    `${all - 1} of ${all} strings are in English`,
  );
});

test('what another language misses is a fault each', async () => {
  const { faults, gaps } = await loadWith('ko');
  expect(gaps).toEqual([]);
  expect(faults.length).toBeGreaterThan(30);
  expect(faults.every(({ gap }) => gap)).toBe(true);
});

test('a service without a name in English is a fault, with the words to write', async () => {
  const services = fileWith('services');
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(`content/${services}`, 'utf8');
  const root = await contentWith({ [services]: text.replace(/^key: .*$/m, 'key: zzTest') });
  const { faults } = await loadSite(root, 'locales');
  await rm(root, { recursive: true });
  expect(faults.map(({ file, field, message }) => [file, field, message])).toEqual(
    ['zzTest', 'zzTestDesc'].map((key) => [
      `content/${services}`,
      'key',
      `expected a text '${key}' in locales/en/common.json, found none`,
    ]),
  );
});
