import { act, render, screen } from '@testing-library/react';
import { late, type Late } from '../../src/lib/late';
import { useLate } from '../../src/hooks/useLate';

const patience = 3000;
const never = new Promise<string>(() => undefined);
const failing = () => jest.fn<Promise<string>, []>().mockRejectedValue(new Error('404'));

function Show({ part, wanted }: { part: Late<string>; wanted: boolean }) {
  const { part: text, late: isLate } = useLate(part, wanted);
  return <p>{text ?? (isLate ? 'another way' : 'nothing yet')}</p>;
}
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a part is fetched when it is wanted, and once', async () => {
  const load = jest.fn(() => Promise.resolve('the part'));
  const part = late(load, patience);
  const { rerender } = render(<Show part={part} wanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Show part={part} wanted />);
  await pass(0);
  expect(screen.getByText('the part')).toBeInTheDocument();
  await part.want();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that fails to come gives way to another way, and breaks nothing', async () => {
  render(<Show part={late(failing(), patience)} wanted />);
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByText('another way')).toBeInTheDocument();
});

test('a part that hangs gives way when patience ends, and is shown if it comes after all', async () => {
  let come: (part: string) => void = () => undefined;
  const load = () => new Promise<string>((resolve) => (come = resolve));
  render(<Show part={late(load, patience)} wanted />);
  await pass(patience);
  expect(screen.getByText('another way')).toBeInTheDocument();
  await act(async () => {
    come('the part');
    await Promise.resolve();
  });
  expect(screen.getByText('the part')).toBeInTheDocument();
});

test('a part that failed is fetched again when it is wanted again, and when the network is back', async () => {
  const load = failing();
  const part = late(load, patience);
  render(<Show part={part} wanted />);
  await act(() => jest.runAllTimersAsync());
  const tries = load.mock.calls.length;
  void part.want();
  await act(() => jest.runAllTimersAsync());
  expect(load.mock.calls.length).toBeGreaterThan(tries);
  load.mockResolvedValue('the part');
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('the part')).toBeInTheDocument();
});

test('a download under way is not started a second time', async () => {
  const load = jest.fn(() => never);
  const part = late(load, patience);
  void part.want();
  void part.want();
  await pass(patience);
  expect(load).toHaveBeenCalledTimes(1);
});
