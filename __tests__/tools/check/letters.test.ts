/** @jest-environment node */
import { loadSite } from '../../../src/content/site';
import { letterErrors } from '../../../tools/check/letters';
import { contentWith } from '../../helpers/content';

test('letters that no font has are named with their place, and those of any language of the site are not', async () => {
  const root = await contentWith({
    'benefits/zz-test.yaml':
      'order: 998\nemblem: purse\ntitle: Fast 🎉\ntext: বাংলা 한국어 日本語 Français हिन्दी → ©\n',
    'benefits/zz-test.ja.yaml': 'title: 速い ቀ\n',
  });
  const { sources } = await loadSite(root, 'locales');
  const errors = await letterErrors({ sources }, root);
  expect(errors.map(({ file, line, field, message }) => [file, line, field, message])).toEqual([
    ['content/benefits/zz-test.ja.yaml', 1, 'title', expect.stringContaining("'ቀ'")],
    ['content/benefits/zz-test.yaml', 3, 'title', expect.stringContaining("'🎉'")],
  ]);
  expect(errors[1]?.hint).toContain('emoji');
});
