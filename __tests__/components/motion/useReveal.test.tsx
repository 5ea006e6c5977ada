import { render } from '@testing-library/react';
import { useReveal } from '../../../src/components/motion/useReveal';
import { openWindow } from '../../helpers/browser';

function Page() {
  useReveal();
  return <p data-reveal="">Text</p>;
}

/** Returns the animations that hide a text below the first screen. */
function hiding() {
  openWindow({});
  const animations: { cancel: jest.Mock }[] = [];
  Object.assign(Element.prototype, {
    getBoundingClientRect: () => ({ top: innerHeight + 1 }),
    animate() {
      const animation = { pause: () => undefined, cancel: jest.fn() };
      animations.push(animation);
      return animation;
    },
  });
  render(<Page />);
  return animations;
}

test('nothing is hidden where the browser does not tell what comes into view', () => {
  expect(hiding()).toEqual([]);
  const refusing = jest.fn(() => {
    throw new Error('refused');
  });
  Object.assign(window, { IntersectionObserver: refusing });
  expect(hiding()).toEqual([]);
  expect(refusing).toHaveBeenCalled();
});
