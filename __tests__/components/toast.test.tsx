import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '../../src/components/CopyButton';
import { Toasts } from '../../src/components/toast/Toasts';
import { showToast } from '../../src/components/toast/toast';
import { system } from '../../src/theme/system';

function setUp() {
  document.documentElement.dataset['scripting'] = 'on';
  const user = userEvent.setup();
  render(
    <ChakraProvider value={system}>
      <CopyButton text="hello@example.com" label="Copy" done="Copied." />
      <Toasts strings={{ region: 'Notifications', close: 'Close toast' }} />
    </ChakraProvider>,
  );
  return user;
}

const said = (text: string) => screen.queryByText(text);

test('a toast stays five seconds, longer under the mouse, and takes the place of another', () => {
  jest.useFakeTimers();
  setUp();
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  act(() => showToast('One'));
  pass(4000);
  act(() => showToast('Two'));
  expect(said('One')).not.toBeInTheDocument();
  pass(4999);
  expect(said('Two')).toBeInTheDocument();
  fireEvent.focus(screen.getByRole('button', { name: 'Close toast' }));
  pass(10_000);
  expect(said('Two')).toBeInTheDocument();
  fireEvent.blur(screen.getByRole('button', { name: 'Close toast' }));
  pass(5000);
  expect(said('Two')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('Alt+T leads to it, and Escape closes it', () => {
  setUp();
  act(() => showToast('One'));
  fireEvent.keyDown(window, { code: 'KeyT', altKey: true });
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close toast' }), { key: 'Escape' });
  expect(said('One')).not.toBeInTheDocument();
});

test('copying puts the text on the clipboard and says so, in a region with a name', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('hello@example.com');
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close toast' }));
  await waitFor(() => expect(screen.queryByText('Copied.')).not.toBeInTheDocument());
});

test('where the clipboard is refused, the text itself is shown', async () => {
  const user = setUp();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('hello@example.com')).toBeInTheDocument();
});
