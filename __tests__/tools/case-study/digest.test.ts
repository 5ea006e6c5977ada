/** @jest-environment node */
import { stamped, stampOf } from '../../../tools/case-study/digest';

const digest = '0123456789abcdef0123456789abcdef';
const pdf = (creator: string) =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<</Creator (${creator})\n/Producer (Skia)>>\n\xe2\xe3`, 'latin1');
/** As Chromium names itself, brackets escaped. */
const chromium = String.raw`Mozilla/5.0 \(X11; Linux x86_64\) AppleWebKit/537.36 \(KHTML, like Gecko\)`;

test('a fingerprint is put into a PDF and read from it, while every object keeps its place', () => {
  const before = pdf(chromium);
  const after = stamped(before, digest);
  expect(stampOf(after)).toBe(digest);
  expect(after).toHaveLength(before.length);
  expect(after.indexOf('/Producer')).toBe(before.indexOf('/Producer'));
  expect(after.subarray(-2)).toEqual(before.subarray(-2));
});

test('a PDF from elsewhere has none', () => {
  expect(stampOf(pdf(chromium))).toBeUndefined();
  expect(stampOf(Buffer.from('no PDF'))).toBeUndefined();
});

test('a PDF without room for it is refused', () => {
  expect(() => stamped(pdf('Chromium'), digest)).toThrow('no room');
});
