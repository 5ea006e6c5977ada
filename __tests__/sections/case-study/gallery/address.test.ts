import { waitFor } from '@testing-library/react';
import { closeImage, openImage } from '../../../../src/sections/case-study/gallery/address';

test('however often a picture is tapped while it is on its way, one step back closes it', async () => {
  openImage('mark');
  const steps = history.length;
  openImage('mark');
  openImage('sign');
  expect([history.length, location.search]).toEqual([steps, '?image=sign']);
  closeImage();
  await waitFor(() => expect(location.search).toBe(''));
});

test('however often it is closed, the visitor goes back one step', async () => {
  const back = jest.spyOn(history, 'back');
  openImage('mark');
  closeImage();
  closeImage();
  expect(back).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(location.search).toBe(''));
});
