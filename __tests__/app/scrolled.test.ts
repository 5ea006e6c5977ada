import { waitFor } from '@testing-library/react';
import { noteScrolling, scrollThreshold } from '../../src/app/scrolled';

const page = document.documentElement;

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** What was asked for by an earlier test must not be noted in a later one. */
afterEach(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test('a page is scrolled past the threshold, not at it, and no more when it is back at the top', () => {
  scrollTo(0);
  noteScrolling();
  scrollTo(scrollThreshold);
  expect(page).not.toHaveAttribute('data-scrolled');
  scrollTo(scrollThreshold + 1);
  expect(page).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(page).not.toHaveAttribute('data-scrolled');
});

test('a page that opens half-way down is scrolled', async () => {
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
  noteScrolling();
  await waitFor(() => expect(page).toHaveAttribute('data-scrolled'));
});
