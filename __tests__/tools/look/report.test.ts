/** @jest-environment node */
import { parse } from 'node-html-parser';
import { reportHtml } from '../../../tools/look/report';

const view = (path: string) => ({ path, englishPath: path, language: 'en', width: 360 });
const size = { width: 360, height: 800 };

test('differences come first, and what is the same is folded away', () => {
  const page = parse(
    reportHtml(
      [
        {
          view: view('/b'),
          share: 0.5,
          areas: [{ left: 0, top: 16, width: 32, height: 16 }],
          before: size,
          after: size,
        },
        { view: view('/a'), share: 0, areas: [], before: size, after: size },
      ],
      '0123456789abcdef',
    ),
  );
  expect(page.querySelector('h1')?.text).toBe('1 of 2 views look different from 01234567');
  expect(page.querySelectorAll('h2').map(({ text }) => text)).toEqual([
    '/b · 360 px · 50 % changed',
    '/a · 360 px · the same',
  ]);
  expect(page.querySelector('details h2')?.text).toContain('/a');
  expect(page.querySelectorAll('section:first-of-type rect')).toHaveLength(2);
});
