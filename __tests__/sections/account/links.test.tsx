import { screen } from '@testing-library/react';
import { SignInForm } from '../../../src/sections/account/SignInForm';
import { SignUpForm } from '../../../src/sections/account/SignUpForm';
import { renderStyled } from '../../helpers/render';

const address = (key: string) => screen.getByRole('link', { name: key }).getAttribute('href');

test('sign-in leads to sign-up and to a new password, and sign-up to sign-in', () => {
  renderStyled(<SignInForm onDone={() => undefined} />);
  expect(address('account:forgotLink')).toBe('/forgot-password');
  expect(address('account:signUpLink')).toBe('/signup');
  document.body.replaceChildren();
  renderStyled(<SignUpForm onDone={() => undefined} />);
  expect(address('account:signInLink')).toBe('/signin');
  expect(address('common:termsOfService')).toBe('/terms-of-service');
});
