/** @jest-environment node */
import { loadSite } from '../../../src/content/site';
import { quoteErrors } from '../../../tools/check/quotes';
import { contentWith } from '../../helpers/content';

test('straight signs are named with their place and what was expected', async () => {
  const root = await contentWith({
    'benefits/zz-test.yaml':
      'order: 998\nemblem: purse\ntitle: Your shop’s sign\ntext: |-\n  It says "Open" today.\n',
    'benefits/zz-test.fr.yaml': "title: L'enseigne\n",
  });
  const errors = quoteErrors(await loadSite(root, 'locales'));
  expect(errors.map(({ file, line, field, message }) => [file, line, field, message])).toEqual([
    ['content/benefits/zz-test.fr.yaml', 1, 'title', "expected L’enseigne, found L'enseigne"],
    ['content/benefits/zz-test.yaml', 4, 'text', 'expected “Open”, found "Open"'],
  ]);
  expect(errors[0]?.hint).toContain('--fix');
});
