/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { examplesIn } from '../../../tools/guide/examples';

test('blocks that name a file are examples, without the indent they stand at', () => {
  const markdown = [
    'Text.',
    '```yaml content/faq/a.yaml',
    'order: 1',
    '```',
    '',
    '```yaml',
    'no: example',
    '```',
    '1. A step:',
    '',
    '   ```json locales/<language>/common.json',
    '   {}',
    '   ```',
  ].join('\n');
  expect(examplesIn(markdown)).toEqual([
    { file: 'content/faq/a.yaml', text: 'order: 1\n', line: 2 },
    { file: 'locales/<language>/common.json', text: '{}\n', line: 11 },
  ]);
});

test('a guide with the line ends of Windows has the same examples', () => {
  expect(examplesIn('```yaml content/faq/a.yaml\r\norder: 1\r\n```\r\n')).toEqual([
    { file: 'content/faq/a.yaml', text: 'order: 1\n', line: 1 },
  ]);
});

test('a block that does not end is said with its line', () => {
  expect(() => examplesIn('Text.\n```yaml content/faq/a.yaml\norder: 1\n')).toThrow('line 2');
});

test.each(['docs/editing-content.md', 'docs/adding-a-language.md'])(
  'what %s shows in code of a language or of content can be done to the files',
  (guide) => {
    const text = readFileSync(guide, 'utf8');
    const [before = ''] = text.split('\n## Translate\n');
    const nameless = [...before.matchAll(/^ *```(?:yaml|json|ts)$/gm)];
    expect(nameless).toEqual([]);
    expect(examplesIn(text).length).toBeGreaterThan(0);
  },
);
