import { arrivals } from '../../../../src/sections/service/scene/arrivals';

test('parts load one after another, at the speed of the connection', () => {
  expect(arrivals([100, 0, 400], 4)).toEqual([0.2, 0.2, 1]);
});
