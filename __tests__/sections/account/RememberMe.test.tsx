import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInForm } from '../../../src/sections/account/SignInForm';
import { renderStyled } from '../../helpers/render';

const user = userEvent.setup();
const email = () => screen.getByLabelText<HTMLInputElement>('account:email');
const box = () => screen.getByRole('checkbox');
const stored = () => JSON.stringify(Object.entries(localStorage));
const secret = 'kantha-stitch-47';

/** Opens the page anew, as a visit later. */
function visit() {
  document.body.replaceChildren();
  return renderStyled(<SignInForm onDone={() => undefined} />);
}

async function signIn() {
  await user.type(screen.getByLabelText('account:password'), secret);
  await user.click(screen.getByRole('button', { name: 'account:signInButton' }));
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a checked box keeps the email address for the next visit, and never the password', async () => {
  visit();
  expect(box()).not.toBeChecked();
  await user.type(email(), ' rina@example.com');
  await user.click(box());
  await signIn();
  expect(stored()).not.toContain(secret);
  visit();
  expect(email()).toHaveValue('rina@example.com');
  expect(box()).toBeChecked();
  await user.click(box());
  expect(stored()).not.toContain('rina');
  visit();
  expect(email()).toHaveValue('');
  expect(box()).not.toBeChecked();
});

test('an unchecked box keeps nothing', async () => {
  visit();
  await user.type(email(), 'rina@example.com');
  await signIn();
  expect(stored()).toBe('[]');
});

test('blocked storage does no harm', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  visit();
  await user.type(email(), 'rina@example.com');
  await user.click(box());
  await signIn();
  await user.click(box());
  expect(box()).not.toBeChecked();
});
