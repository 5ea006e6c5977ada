import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '../../src/components/CopyButton';
import { Dialog } from '../../src/components/Dialog';
import { Toasts } from '../../src/components/toast/Toasts';
import { showToast } from '../../src/components/toast/toast';
import { renderStyled } from '../helpers/render';

function setUp() {
  document.documentElement.dataset['scripting'] = 'on';
  const user = userEvent.setup();
  renderStyled(
    <>
      <CopyButton text="hello@example.com" label="Copy" done="Copied." />
      <input aria-label="Name" />
      <Toasts />
    </>,
  );
  return user;
}

const said = (text: string) => screen.queryByText(text);
const copy = () => screen.getByRole('button', { name: 'Copy' });
const close = () => screen.getByRole('button', { name: 'layout:toastClose' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
// docs/requirements.md#timing
const duration = 5000;
const hotkey = '{Alt>}[KeyT]{/Alt}';

describe('its time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('begins anew with the next toast', () => {
    setUp();
    act(() => showToast('One'));
    pass(duration - 1);
    act(() => showToast('Two'));
    expect(said('One')).not.toBeInTheDocument();
    pass(duration - 1);
    expect(said('Two')).toBeInTheDocument();
    pass(1);
    expect(said('Two')).not.toBeInTheDocument();
  });

  test('stands still under the mouse and under the focus, also if the mouse leaves first', () => {
    setUp();
    act(() => showToast('One'));
    fireEvent.keyDown(document.body, { code: 'KeyT', altKey: true });
    const toast = screen.getByRole('region', { name: 'layout:toastRegion' });
    expect(toast).toHaveFocus();
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    pass(duration * 2);
    expect(said('One')).toBeInTheDocument();
    act(() => toast.blur());
    pass(duration);
    expect(said('One')).not.toBeInTheDocument();
  });
});

describe('Alt+T', () => {
  test('leads to the toast, Escape closes it, and the focus is where it was', async () => {
    const user = setUp();
    copy().focus();
    act(() => showToast('One'));
    await user.keyboard(hotkey);
    await user.keyboard('{Escape}');
    expect(said('One')).not.toBeInTheDocument();
    expect(copy()).toHaveFocus();
  });

  test('leaves the focus where it is in a field, and where no toast is shown', async () => {
    const user = setUp();
    copy().focus();
    await user.keyboard(hotkey);
    expect(copy()).toHaveFocus();
    act(() => showToast('One'));
    const field = screen.getByRole('textbox', { name: 'Name' });
    field.focus();
    await user.keyboard(hotkey);
    expect(field).toHaveFocus();
  });
});

test('where the clipboard is refused, the text is selected, and the toast is short', async () => {
  const user = setUp();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(copy());
  expect(await screen.findByText('layout:copyRefused')).toBeInTheDocument();
  const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy' });
  expect(source).toHaveFocus();
  expect(source.value.slice(source.selectionStart, source.selectionEnd)).toBe('hello@example.com');
  expect(screen.getByRole('region')).not.toHaveTextContent('hello@example.com');
});

test('while a dialog is open, the toast is in it, and Escape does not close the dialog', () => {
  renderStyled(
    <>
      <Toasts />
      <Dialog ref={null} id="inquiry" title="Inquiry" closeLabel="Close">
        <p>Form</p>
      </Dialog>
    </>,
  );
  const dialog = screen.getByRole('dialog', { hidden: true });
  dialog.setAttribute('open', '');
  act(() => showToast('One'));
  expect(dialog).toContainElement(said('One'));
  expect(screen.getAllByText('One')).toHaveLength(1);
  expect(fireEvent.keyDown(close(), { key: 'Escape' })).toBe(false);
  expect(said('One')).not.toBeInTheDocument();
});
