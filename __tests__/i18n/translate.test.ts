import { translator } from '../../src/i18n/translate';

const t = translator({
  edges: [{ node: { ns: 'layout', data: JSON.stringify({ submenu: '{{name}}: more pages' }) } }],
});

test('gives the text with its values', () => {
  expect(t('layout:submenu', { name: 'Services' })).toBe('Services: more pages');
});

test('keeps placeholders without a value and keys without a text', () => {
  expect(t('layout:submenu')).toBe('{{name}}: more pages');
  expect(t('layout:menu')).toBe('layout:menu');
});
