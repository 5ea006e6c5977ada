import { offerToIntake, onOffer, replaceLine } from '../../src/forms/offered-values';

const offer = { business: 'Café', label: 'Sign', text: 'Rahim' };

test('a form takes an offer also if it hydrates later, and once', () => {
  const take = jest.fn();
  offerToIntake(offer);
  const stop = onOffer(take);
  expect(take.mock.calls).toEqual([[offer]]);
  offerToIntake({ ...offer, text: 'Mina' });
  expect(take).toHaveBeenCalledTimes(2);
  stop();
});

test('a line comes before what was written, in place of the same line', () => {
  const first = replaceLine('Hello\nthere', offer);
  expect(first).toBe('Sign: Rahim\nHello\nthere');
  expect(replaceLine(first, { ...offer, text: 'Mina' })).toBe('Sign: Mina\nHello\nthere');
});
