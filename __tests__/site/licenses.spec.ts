import { shippedPackages } from '../../plugins/gatsby-plugin-static-host/src/licenses';
import { devDependencies } from '../../package.json';
import { expect, test } from './helpers/test';

/** Licenses that only require their text to be included. */
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
const shipped = shippedPackages('.', 'public', fonts);

test('shipped packages are free and bring their licenses', async ({ request }) => {
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'gatsby']));
  expect(shipped.some(({ name }) => name.startsWith('@fontsource'))).toBe(true);
  expect(shipped.filter(({ license }) => !allowed.includes(license))).toEqual([]);
  const text = await (await request.get('/licenses.txt')).text();
  for (const { name, version, license, text: own } of shipped) {
    expect([name, own]).not.toEqual([name, '']);
    expect(text).toContain(`${name} ${version} (${license})\n\n${own}`);
  }
});
