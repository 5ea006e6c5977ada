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

describe('Counter', () => {
  it('shows the final number until it counts, 500 ms after mount, and when it has counted', () => {
    openWindow({});
    show();
    expect(seen()).toBe('99%');
    pass(499);
    expect(seen()).toBe('99%');
    pass(50);
    expect(seen()).not.toBe('99%');
    pass(1000);
    const halfway = Number.parseInt(seen() ?? '', 10);
    expect(halfway).toBeGreaterThan(30);
    expect(halfway).toBeLessThan(70);
    pass(1100);
    expect(seen()).toBe('99%');
  });

  it('is heard as the final number alone', () => {
    openWindow({});
    show();
    pass(1200);
    expect(seen()).not.toBe('99%');
    expect(heard()).toBe('99%');
  });

  it('does not count for visitors who prefer less motion', () => {
    openWindow({ still: true });
    show();
    for (let passed = 0; passed < 3000; passed += 100) {
      pass(100);
      expect(seen()).toBe('99%');
    }
    expect(screen.getByRole('paragraph')).toHaveTextContent('99%');
  });
});
