import { deleteOldDrafts } from '../../src/forms/delete-old-drafts';

const asked = jest.fn();
jest.mock('../../src/forms/draft', () => {
  asked();
  throw new Error('the address is gone');
});

test('ignores a failed import of the cleanup code', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  localStorage.setItem('draft:contact', '{}');
  jest.useFakeTimers();
  deleteOldDrafts();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
