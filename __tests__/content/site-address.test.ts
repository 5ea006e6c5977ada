/** @jest-environment node */
import { parseFile, validate } from '../../plugins/gatsby-transformer-content';
import { collections } from '../../src/collections';

const errorsOf = (url: string) =>
  validate(
    parseFile('site.yaml', new TextEncoder().encode(`url: ${url}`)),
    collections.site.schema,
  ).filter(({ field }) => field === 'url');

test.each(['https://example.com', 'https://www.example.com:8443'])('%s is valid', (url) => {
  expect(errorsOf(url)).toEqual([]);
});

test.each(['shop', '', '?a', '#a'])('nothing follows the domain: /%s', (rest) => {
  const [error] = errorsOf(`https://example.com/${rest}`);
  expect(error?.message).toContain('ends with the domain');
  expect(error?.hint).toContain('cannot be in a folder');
});

test.each([
  ['BD', []],
  ['bd', ['two capital letters']],
  // Unicode has names for both.
  ['ZZ', ['the code of a country']],
  ['EU', ['the code of a country']],
])('the country may be %s, or says what it should be', (code, wrong) => {
  const parsed = parseFile('site.yaml', new TextEncoder().encode(`address: { country: ${code} }`));
  const errors = validate(parsed, collections.site.schema);
  const found = errors.filter(({ field }) => field === 'address.country');
  expect(found[0]?.message).toEqual(
    wrong.length > 0 ? expect.stringContaining(wrong[0] ?? '') : undefined,
  );
});
