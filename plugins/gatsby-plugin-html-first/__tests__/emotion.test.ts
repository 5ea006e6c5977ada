import { createStyleCache } from '../src/browser/emotion';

/** Returns the rule that a browser gets. */
function inserted(styles: string): string {
  const cache = createStyleCache();
  const sheet: string[] = [];
  cache.sheet.insert = (rule) => void sheet.push(rule);
  cache.insert('.x', { name: 'x', styles }, cache.sheet, false);
  return sheet.join('');
}

test.each([
  [
    'older browsers get a value that they know before the one that they do not',
    'overflow:clip;min-height:calc(100dvh - 2rem);overflow-x:auto;height:80svh;',
    'overflow:hidden;overflow:clip;min-height:calc(100vh - 2rem);min-height:calc(100dvh - 2rem);overflow-x:auto;height:80vh;height:80svh;',
  ],
  [
    'only the prefixes that supported browsers need are added',
    'display:flex;align-items:center;mask:url(a);transform:none;user-select:none;',
    'display:flex;align-items:center;-webkit-mask:url(a);mask:url(a);transform:none;-webkit-user-select:none;user-select:none;',
  ],
])('%s', (_, styles, rule) => {
  expect(inserted(styles)).toBe(`.x{${rule}}`);
});

test('styles that the page has are not inserted again', () => {
  document.head.innerHTML = '<style>.n-a1{color:red;}@media print{.n-b2:hover{color:red;}}</style>';
  expect(createStyleCache().inserted).toEqual({ a1: true, b2: true });
});
