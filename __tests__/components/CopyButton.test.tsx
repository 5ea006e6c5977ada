import { act, fireEvent, screen } from '@testing-library/react';
import { CopyButton } from '../../src/components/CopyButton';
import { renderStyled } from '../helpers/render';

test('where the clipboard never answers, the text can be copied by hand', async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText: () => new Promise(() => undefined) } });
  renderStyled(<CopyButton text="mina@example.com" label="Copy" done="Copied" />);
  const button = screen.getByRole('button', { name: 'Copy' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.runAllTimersAsync());
  expect(button).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('textbox', { name: 'Copy' })).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('mina@example.com');
  jest.useRealTimers();
});
