/** @jest-environment node */
import { languageCodes } from '../src/i18n/languages';
import { localizePath } from '../src/i18n/paths';
import { redirects } from '../src/redirects';

test('a redirect leads to the page in each language, and to one address of another site', () => {
  const shop = 'https://shop.example.com';
  const all = redirects([
    ['/a', '/b#part'],
    ['/shop', shop],
  ]);
  for (const code of languageCodes) {
    expect(all).toContainEqual({
      from: localizePath('/a', code),
      to: localizePath('/b#part', code),
    });
    expect(all).toContainEqual({ from: localizePath('/shop', code), to: shop });
  }
});
