/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fieldsMarkdown, fieldsPage } from '../../../tools/edit/fields-page';

/** Removes what a formatter may change. */
const bare = (text: string) => text.replaceAll(/[\s|\\*-]+/g, ' ');

test('docs/fields.md matches the schemas (npm run check -- --fix)', () => {
  expect(bare(readFileSync(fieldsPage, 'utf8'))).toBe(bare(fieldsMarkdown()));
});
