import { claimFigure } from '../../src/gatsby/claim-figure';
import { getLanguage } from '../../src/i18n/languages';

test.each([
  ['en', '4.9/5', '10,000+'],
  ['es', '4.9/5', '10,000+'],
  ['bn', '৪.৯/৫', '১০,০০০+'],
  ['hi', '4.9/5', '10,000+'],
  ['ko', '4.9/5', '10,000+'],
  ['ja', '4.9/5', '10,000+'],
])('in %s a rating is %s and a number of users %s', (code, rating, users) => {
  const language = getLanguage(code);
  expect(claimFigure({ value: 4.9, outOf: 5 }, language)).toBe(rating);
  expect(claimFigure({ value: 10000, suffix: '+' }, language)).toBe(users);
});

test('French groups thousands with a space', () => {
  expect(claimFigure({ value: 10000, suffix: '+' }, getLanguage('fr'))).toMatch(/^10\s000\+$/);
});
