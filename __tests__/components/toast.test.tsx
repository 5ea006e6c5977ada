import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '../../src/components/CopyButton';
import { Toasts } from '../../src/components/toast/Toasts';
import { showToast, toastSettings } from '../../src/components/toast/toast';
import { system } from '../../src/theme/system';

function setUp() {
  const user = userEvent.setup();
  render(
    <ChakraProvider value={system}>
      <CopyButton text="hello@example.com" label="Copy" done="Copied." />
      <Toasts strings={{ region: 'Notifications', close: 'Close toast' }} />
    </ChakraProvider>,
  );
  return user;
}

test('toasts stay five seconds, one at a time, and Alt+T leads to them', () => {
  expect(toastSettings).toEqual({ duration: 5000, max: 1, hotkey: ['altKey', 'KeyT'] });
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

test('nothing is there before the first toast', async () => {
  setUp();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => showToast('Now'));
  expect(await screen.findByRole('region', { name: 'Notifications' })).toBeInTheDocument();
});
