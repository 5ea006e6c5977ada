import { act, screen } from '@testing-library/react';
import type * as counter from '../../src/motion/Counter';
import { openWindow } from '../helpers/browser';
import { renderStyled } from '../helpers/render';

// The library takes the browser's clock when it is loaded: the test's must be there first.
jest.useFakeTimers();
let Counter: typeof counter.Counter;
beforeAll(async () => {
  ({ Counter } = await import('../../src/motion/Counter'));
});

const show = () =>
  renderStyled(
    <p>
      <Counter value={99} seconds={2} format={(value) => `${value}%`} />
    </p>,
  );

/** What is seen; what is heard stands beside it. */
const seen = () => document.querySelector('[aria-hidden=true]')?.textContent;
const heard = () => document.querySelector('span > span:not([aria-hidden])')?.textContent;
const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

afterAll(() => {
  jest.useRealTimers();
});

let comeIntoView: () => void;
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeIntoView = () =>
        act(() => {
          const target = document.querySelector('p > span');
          const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
          callback([entry], this as unknown as IntersectionObserver);
        });
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
const standAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

describe('Counter', () => {
  it('counts up once it comes into view, 500 ms after mount at the earliest', () => {
    openWindow({});
    standAt(innerHeight + 1);
    show();
    expect(seen()).toBe('99%');
    pass(499);
    expect(seen()).toBe('99%');
    pass(50);
    expect(seen()).toBe('0%');
    comeIntoView();
    pass(1000);
    const halfway = Number.parseInt(seen() ?? '', 10);
    expect(halfway).toBeGreaterThan(30);
    expect(halfway).toBeLessThan(70);
    expect(heard()).toBe('99%');
    pass(1100);
    expect(seen()).toBe('99%');
  });

  it.each([
    ['a number that was in view before', { still: false, top: 100 }],
    ['visitors who prefer less motion', { still: true, top: 2000 }],
  ])('does not count for %s', (_, { still, top }) => {
    openWindow({ still });
    standAt(top);
    show();
    for (let passed = 0; passed < 3000; passed += 100) {
      pass(100);
      expect(seen()).toBe('99%');
    }
    expect(screen.getByRole('paragraph')).toHaveTextContent('99%');
  });
});
