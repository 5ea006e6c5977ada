/** @jest-environment node */
import { floorOf } from '../../../tools/bench/floor';

test('a floor has the words and styles of its page, without scripts, fonts and drawings', () => {
  const head = '<style>@font-face{font-family:A;src:url(a.woff2)}p{color:red}</style>';
  const body =
    '<p>Words<svg><path d="M0 0"/></svg><img class="motif" src="/m.svg"></p><script>run()</script>';
  const page = (head: string, body: string) =>
    `<html><head>${head}</head><body>${body}</body></html>`;
  const floor = floorOf(page(`<link rel="preload" href="/a.woff2">${head}`, body));
  expect(floor).toBe(page('<style>p{color:red}</style>', '<p>Words</p>'));
});
