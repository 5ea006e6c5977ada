/** @jest-environment node */
import { inlineScripts } from '../../../plugins/gatsby-plugin-html-first/src/build/inline-scripts';
import { makeFolder } from '../../../plugins/testing/make-folder';
import { languages } from '../../../src/i18n/languages';

const scripts = inlineScripts({
  head: 'src/layout/document/head-script.ts',
  body: 'src/layout/document/body-script.ts',
  jsonFields: { 'languages.json': ['code'] },
});

test('the script that finds the language carries the codes of all, and nothing else that is known of them', async () => {
  const { head } = await scripts;
  for (const { code, name, openGraph } of languages) {
    expect(head).toContain(JSON.stringify(code));
    expect(head).not.toContain(name);
    expect(head).not.toContain(openGraph);
  }
});

test('no script ends the tag that it stands in', async () => {
  for (const script of Object.values(await scripts)) {
    expect(script).not.toBe('');
    expect(script).not.toContain('</');
  }
});

test('a list with a byte order mark is read as without', async () => {
  const folder = makeFolder({
    'list.json': '\ufeff[{ "code": "zz" }]',
    'whole.json': '\ufeff["yy"]',
    'head.ts':
      "import list from './list.json';\nimport whole from './whole.json';\nalert([list, whole]);",
  });
  const { head } = await inlineScripts({
    head: `${folder}/head.ts`,
    body: 'src/layout/document/body-script.ts',
    jsonFields: { 'list.json': ['code'] },
  });
  expect(head).toMatch(/"?code"?:"zz"/);
  expect(head).toContain('"yy"');
});
