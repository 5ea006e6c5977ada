import { deleteOldDrafts } from '../../src/browser/delete-old-drafts';

const asked = jest.fn();
jest.mock('../../src/forms/delete-expired', () => {
  asked();
  throw new Error('the address is gone');
});

test('code for sweeping that does not come is nobody’s error', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  localStorage.setItem('sent', 'ledger');
  jest.useFakeTimers();
  deleteOldDrafts();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
