import fc from 'fast-check';
import { readablePhone } from '../../src/layout/phone';

test('a Bangladeshi mobile number is written as it is there', () => {
  expect(readablePhone('+8801712345678')).toBe('+880 1712-345678');
});

test('any other number stays as it is', () => {
  expect(readablePhone('+442079460000')).toBe('+442079460000');
  expect(readablePhone('+88029876543')).toBe('+88029876543');
});

test('no digit is ever lost or moved', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+(880)?\d{6,12}$/), (phone) => {
      expect(readablePhone(phone).replace(/[ -]/g, '')).toBe(phone);
    }),
  );
});
