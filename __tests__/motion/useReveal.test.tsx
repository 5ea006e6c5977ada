import { act, render, screen } from '@testing-library/react';
import { reveal, useReveal } from '../../src/motion/useReveal';
import { openWindow, watchAnimations } from '../helpers/browser';

let see: (entry: { target: Element; isIntersecting: boolean }) => void;
let started: ReturnType<typeof watchAnimations>;

function Page() {
  useReveal();
  return <p data-reveal="">Below</p>;
}

/** How far the paragraph is from the window's upper edge. */
function place(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
}
const come = () => act(() => see({ target: screen.getByText('Below'), isIntersecting: true }));

beforeEach(() => {
  started = watchAnimations();
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(callback: (entries: unknown[]) => void) {
        see = (entry) => callback([entry]);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('useReveal', () => {
  it('holds what is below the first screen, and lets it rise 60 px in 0.8 s when it comes', () => {
    openWindow({});
    place(1200);
    render(<Page />);
    const rise = started.find(({ frames }) => 'transform' in frames);
    expect(rise?.frames['transform']).toContain('translateY(60px)');
    expect(rise?.timing.duration).toBe(reveal.duration * 1000);
    for (const { calls } of started) expect(calls).toEqual(['pause']);
    come();
    for (const { calls } of started) expect(calls).toEqual(['pause', 'play']);
  });

  it('leaves alone what is in the first screen or above it', () => {
    openWindow({});
    place(300);
    render(<Page />);
    expect(started).toHaveLength(0);
  });

  it('shows everything on paper', () => {
    openWindow({});
    place(1200);
    render(<Page />);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(started.length).toBeGreaterThan(0);
    for (const { calls } of started) expect(calls).toContain('cancel');
  });

  it('does nothing for visitors who prefer less motion', () => {
    openWindow({ still: true });
    place(1200);
    render(<Page />);
    expect(started).toHaveLength(0);
  });
});
