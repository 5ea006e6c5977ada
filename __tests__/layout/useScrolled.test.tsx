import { act, render, screen } from '@testing-library/react';
import { scrollThreshold, useScrolled } from '../../src/layout/useScrolled';

function Probe() {
  return <p>{useScrolled() ? 'solid' : 'clear'}</p>;
}

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

test('the header is solid past 50 pixels, not at them', () => {
  expect(scrollThreshold).toBe(50);
  scrollTo(0);
  render(<Probe />);
  expect(screen.getByText('clear')).toBeInTheDocument();
  scrollTo(50);
  expect(screen.getByText('clear')).toBeInTheDocument();
  scrollTo(51);
  expect(screen.getByText('solid')).toBeInTheDocument();
});

test('a page that opens half-way down has a solid header', () => {
  scrollTo(400);
  render(<Probe />);
  expect(screen.getByText('solid')).toBeInTheDocument();
});
