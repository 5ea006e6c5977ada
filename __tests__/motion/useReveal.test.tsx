import { act, render, screen } from '@testing-library/react';
import { reveal, useReveal } from '../../src/motion/useReveal';
import { openWindow } from '../helpers/browser';

interface Sighting {
  target: Element;
  isIntersecting: boolean;
  boundingClientRect: { top: number };
}

let sight: (entries: Sighting[]) => void = () => undefined;
const animation = { pause: jest.fn(), play: jest.fn(), cancel: jest.fn() };
const animate = jest.fn<typeof animation, unknown[]>(() => animation);

function Page() {
  useReveal();
  return <p data-reveal="">Below</p>;
}

const see = (isIntersecting: boolean, top: number) =>
  act(() =>
    sight([{ target: screen.getByText('Below'), isIntersecting, boundingClientRect: { top } }]),
  );

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(callback: typeof sight) {
        sight = callback;
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  });
});

describe('useReveal', () => {
  it('holds what is below the first screen, and lets it rise 60 px in 0.8 s when it comes', () => {
    openWindow({});
    render(<Page />);
    see(false, 1200);
    const [frames, timing] = animate.mock.calls[0] as [Keyframe[], KeyframeAnimationOptions];
    expect(frames[0]?.['transform']).toBe('translateY(60px)');
    expect(timing.duration).toBe(reveal.duration);
    expect(animation.pause).toHaveBeenCalled();
    see(true, 700);
    expect(animation.play).toHaveBeenCalledTimes(1);
  });

  it('leaves alone what is in the first screen or above it', () => {
    openWindow({});
    render(<Page />);
    see(true, 300);
    see(false, -400);
    expect(animate).not.toHaveBeenCalled();
  });

  it('shows everything on paper', () => {
    openWindow({});
    render(<Page />);
    see(false, 1200);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(animation.cancel).toHaveBeenCalled();
  });

  it('does nothing for visitors who prefer less motion', () => {
    openWindow({ still: true });
    sight = () => {
      throw new Error('nothing may be observed');
    };
    expect(() => render(<Page />)).not.toThrow();
    expect(() => see(false, 1200)).toThrow('nothing may be observed');
    expect(animate).not.toHaveBeenCalled();
  });
});
