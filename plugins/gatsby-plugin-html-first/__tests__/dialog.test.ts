import { closeDialog, openDialog } from '../src/browser/dialog';

test('where the browser has no modal dialogs, a dialog opens and closes in the page', () => {
  // As in jsdom.
  const dialog = document.createElement('dialog');
  openDialog(dialog);
  expect(dialog.open).toBe(true);
  closeDialog(dialog);
  expect(dialog.open).toBe(false);
});
