/** @jest-environment node */
import { inlineScripts } from '../../../plugins/gatsby-plugin-html-first/src/build/inline-scripts';
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
