/** Opens a dialog above the page, or in the page if the browser cannot. */
export function openDialog(dialog: HTMLDialogElement): void {
  try {
    dialog.showModal();
  } catch {
    dialog.setAttribute('open', '');
  }
}

export function closeDialog(dialog: HTMLDialogElement | null | undefined): void {
  try {
    dialog?.close();
  } catch {
    dialog?.removeAttribute('open');
  }
}
