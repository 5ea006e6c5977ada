import { fontScripts } from '../../src/theme/font-scripts';
import { expect, test } from './helpers/test';

/** Licenses that only require their text to be included. */
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

const fonts = Object.values(fontScripts).map(({ source }) => source);

test('shipped packages are free and bring their licenses', async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  const shipped = text.split(`\n${'-'.repeat(79)}\n\n`).map((part) => {
    const [, name = '', license, own = ''] = /^(\S+) \S+ \((.*)\)\n\n([^]*)$/.exec(part) ?? [];
    return { name, license, own: own.trim() };
  });
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'gatsby']));
  expect(names.filter((name) => name.startsWith('@fontsource')).sort()).toEqual(fonts.sort());
  for (const { name, license, own } of shipped) {
    expect([name, allowed]).toEqual([name, expect.arrayContaining([license])]);
    expect([name, own]).not.toEqual([name, '']);
  }
});
