import { failing, leastScore, observatoryReport } from '../../../tools/observatory/report';

const scan = (address: string, score: number, pass = true) => ({
  address,
  grade: 'A+',
  score,
  rows: [{ test: 'cookies', pass, result: 'cookies-not-found', modifier: 0 }],
});

test('a page with less than promised fails, and so does one that fails a test', () => {
  expect(
    failing([
      scan('good', leastScore),
      scan('poor', leastScore - 5),
      scan('broken', leastScore, false),
    ]),
  ).toEqual(['poor', 'broken']);
});

test('the report has every test of the first page and a line for each other', () => {
  const text = observatoryReport([scan('a', 130), scan('b', 135)]);
  expect(text).toMatch(/a: A\+ 130\n\s+pass\s+0\s+cookies\s+cookies-not-found\nb: A\+ 135/);
});
