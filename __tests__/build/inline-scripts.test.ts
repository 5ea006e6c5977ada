/** @jest-environment node */
import { inlineScripts } from '../../src/build/inline-scripts';
import { languages } from '../../src/i18n/languages';

test('the script that finds the language carries the codes of all, and nothing else that is known of them', async () => {
  const { head } = await inlineScripts('.');
  for (const { code, name, openGraph } of languages) {
    expect(head).toContain(JSON.stringify(code));
    expect(head).not.toContain(name);
    expect(head).not.toContain(openGraph);
  }
});

test('no script ends the tag that it stands in', async () => {
  for (const script of Object.values(await inlineScripts('.'))) {
    expect(script).not.toBe('');
    expect(script).not.toContain('</');
  }
});
