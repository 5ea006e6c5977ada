import { render } from '@testing-library/react';
import { Motif } from '../../src/motif';

jest.mock('../../src/motif/draw-now', () => ({ drawNow: undefined }));
jest.mock('../../src/motif/draw', () => {
  throw new Error('the line is down');
});

test('where the drawing cannot be fetched, the page goes on without it and without an error', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { container } = render(<Motif name="lotus" />);
  // Node reports rejections that nobody took after the queue of promises is empty.
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(container.querySelector('svg')).toBeEmptyDOMElement();
  expect(unhandled).not.toHaveBeenCalled();
});
