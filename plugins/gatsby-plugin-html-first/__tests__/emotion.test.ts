import { createStyleCache } from '../src/browser/emotion';

test('gives older browsers a value they know before the one they do not', () => {
  const cache = createStyleCache();
  const sheet: string[] = [];
  cache.sheet.insert = (rule) => void sheet.push(rule);
  const styles = 'overflow:clip;min-height:calc(100dvh - 2rem);overflow-x:auto;height:80svh;';
  cache.insert('.y', { name: 'y', styles }, cache.sheet, false);
  expect(sheet.join('')).toBe(
    '.y{overflow:hidden;overflow:clip;min-height:calc(100vh - 2rem);min-height:calc(100dvh - 2rem);overflow-x:auto;height:80vh;height:80svh;}',
  );
});

test('adds only the prefixes that supported browsers need', () => {
  const cache = createStyleCache();
  const sheet: string[] = [];
  cache.sheet.insert = (rule) => void sheet.push(rule);
  const styles = 'display:flex;align-items:center;mask:url(a);transform:none;user-select:none;';
  cache.insert('.x', { name: 'x', styles }, cache.sheet, false);
  expect(sheet.join('')).toBe(
    '.x{display:flex;align-items:center;-webkit-mask:url(a);mask:url(a);transform:none;-webkit-user-select:none;user-select:none;}',
  );
});
