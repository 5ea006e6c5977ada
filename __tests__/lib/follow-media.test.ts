import { followMedia } from '../../src/lib/follow-media';

test('a browser that does not tell about changes is not followed', () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const onChange = jest.fn();
  expect(() => followMedia(['print'], onChange)()).not.toThrow();
  expect(onChange).not.toHaveBeenCalled();
});
