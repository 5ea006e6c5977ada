import { screen } from '@testing-library/react';
import { ContactButton } from '../../src/components/ContactButton';
import { renderStyled } from '../helpers/render';

test('a chat opens beside the page, an email in place', () => {
  renderStyled(
    <>
      <ContactButton channel="messenger" href="https://m.me/studio" label="Chat" />
      <ContactButton channel="mail" href="mailto:a@example.com" label="Email" />
    </>,
  );
  const chat = screen.getByRole('link', { name: 'Chat' });
  expect(chat).toHaveAttribute('href', 'https://m.me/studio');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Email' })).not.toHaveAttribute('target');
});
