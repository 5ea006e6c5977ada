import { waitFor } from '@testing-library/react';
import { closeImage, openImage } from '../../../../src/routes/study/gallery/address';

test('however often a picture is tapped while it is on its way, one step back closes it', async () => {
  openImage('mark');
  const steps = history.length;
  openImage('mark');
  openImage('sign');
  expect([history.length, location.search]).toEqual([steps, '?image=sign']);
  closeImage();
  await waitFor(() => expect(location.search).toBe(''));
});

test('however often it is closed, the visitor stays on the page', async () => {
  history.pushState(null, '', '/study');
  openImage('mark');
  const returned = jest.fn();
  addEventListener('popstate', returned);
  closeImage();
  closeImage();
  await waitFor(() => expect(returned).toHaveBeenCalled());
  openImage('sign');
  closeImage();
  await waitFor(() => expect(location.search).toBe(''));
  expect(location.pathname).toBe('/study');
});
