import { drawingProblems } from '../../../tools/check/drawings';
import { palette } from '../../../src/theme/tokens';

const size = [320, 180] as const;
const svg = (inner: string, [width, height]: readonly [number, number] = size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const shape = `<path d="M0 0h9" fill="${palette.ink}"/>`;

test('a drawing of the right size in the colors of the site is valid', () => {
  expect(drawingProblems(svg(shape), size)).toEqual([]);
});

test('a drawing of the work of a client may have the colors of that client', () => {
  expect(drawingProblems(svg('<path fill="#123456"/>'), size, ['#123456'])).toEqual([]);
});

test.each([
  ['another size', svg(shape, [480, 300]), '320 by 180'],
  ['another color', svg('<path fill="#123456"/>'), '#123456'],
  ['styles', svg('<style>a{}</style>'), '<style'],
  ['too many points', svg(`<path d="${'M0 0'.repeat(2000)}"/>`), '4 KB'],
])('%s is named with a hint', (_, drawing, named) => {
  const [problem, ...others] = drawingProblems(drawing, size);
  expect(others).toEqual([]);
  expect(problem?.message).toContain(named);
  expect(problem?.hint).toBeTruthy();
});
