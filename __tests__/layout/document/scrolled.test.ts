import { waitFor } from '@testing-library/react';
import { noteScrolling } from '../../../src/layout/document/scrolled';

const page = document.documentElement;

test('a page that opens half-way down is scrolled', async () => {
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
  noteScrolling();
  await waitFor(() => expect(page).toHaveAttribute('data-scrolled'));
});
