import { numbersIn } from '../../src/i18n/numbers';

test.each([
  ['en', '12,500', '4.9'],
  ['es', '12,500', '4.9'],
  ['bn', '১২,৫০০', '৪.৯'],
  ['hi', '12,500', '4.9'],
  ['ja', '12,500', '4.9'],
])('%s writes numbers as its readers do', (language, whole, part) => {
  const number = numbersIn(language);
  expect([number(12500), number(4.9)]).toEqual([whole, part]);
});
