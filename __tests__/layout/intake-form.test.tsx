import { fireEvent, render } from '@testing-library/react';
import { act } from 'react';
import { intakeFormId, scrollDelay, useArrivalScroll } from '../../src/layout/intake-form';

const scrolled = jest.fn();
let lettersCome: () => void = () => undefined;

function Home({ state }: { state: unknown }) {
  useArrivalScroll(state);
  return <section id={intakeFormId} tabIndex={-1} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  const ready = new Promise<void>((resolve) => (lettersCome = resolve));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
});
afterEach(() => jest.useRealTimers());

/** Lets the letters come, and what waits for them run. */
async function letters() {
  await act(async () => {
    lettersCome();
    await Promise.resolve();
  });
}

const arrive = (state: unknown = { scrollTo: intakeFormId }) => {
  const view = render(<Home state={state} />);
  jest.advanceTimersByTime(scrollDelay);
  return view;
};

test('who comes by Get Started is taken to the form, and again when late letters have moved it', async () => {
  arrive();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe(intakeFormId);
  await letters();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchMove', 'pointerDown', 'keyDown'] as const)(
  'nobody is pulled back after a %s of their own',
  async (move) => {
    arrive();
    fireEvent[move](window);
    await letters();
    expect(scrolled).toHaveBeenCalledTimes(1);
  },
);

test('who has left again is left alone', async () => {
  const { unmount } = arrive();
  unmount();
  await letters();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('any other way to the page starts at its top', async () => {
  arrive(null);
  await letters();
  expect(scrolled).not.toHaveBeenCalled();
});
