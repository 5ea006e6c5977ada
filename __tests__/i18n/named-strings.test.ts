import { namedStrings } from '../../src/i18n/named-strings';
import { pageMessages } from '../../src/i18n/translate';

const page = (ns: string, data: object) => ({
  locales: { edges: [{ node: { ns, language: 'fr', data: JSON.stringify(data) } }] },
});

/** The keys that are left of `texts`, if the scripts are these. */
function left(scripts: readonly string[], ...texts: readonly string[]) {
  const data = page('forms', Object.fromEntries(texts.map((text) => [text, text])));
  const { locales = { edges: [] } } = namedStrings(data, scripts);
  return Object.keys(pageMessages(locales).strings['forms'] ?? {});
}

test('a string is left if a script names it', () => {
  expect(left(['t("forms:send")', "t('forms:name')"], 'send', 'name', 'email')).toEqual([
    'send',
    'name',
  ]);
  expect(left(['t("layout:send"),t("forms:sending")'], 'send')).toEqual([]);
});

test('all plural forms of a key are left', () => {
  expect(left(['"forms:day"'], 'day_one', 'day_many', 'days')).toEqual(['day_one', 'day_many']);
});

test.each(['`forms:type-${a}`', '"forms:type-".concat(a)', 'names("forms:type-")'])(
  'all keys with the beginning in %s are left',
  (code) => {
    expect(left([code], 'type-a', 'type-b', 'typed')).toEqual(['type-a', 'type-b']);
  },
);

test('a namespace that a script completes is left as a whole', () => {
  expect(left(['`forms:${a}`'], 'a', 'b')).toEqual(['a', 'b']);
});

test('a namespace without strings is left out', () => {
  const edges = [page('layout', { a: 'A' }), page('home', { b: 'B' })].flatMap(
    ({ locales }) => locales.edges,
  );
  const { locales } = namedStrings({ locales: { edges } }, ['"layout:a"']);
  expect(locales?.edges.map(({ node }) => node.ns)).toEqual(['layout']);
});

test('the language stays if no string is left', () => {
  const { locales = { edges: [] } } = namedStrings(page('home', { a: 'A' }), []);
  expect(pageMessages(locales)).toMatchObject({ language: 'fr', strings: { home: {} } });
});
