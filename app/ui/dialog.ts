/** Opens a modal dialog; browsers of 2021, which know none, show it where it stands in the page. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.showModal) dialog.showModal();
  else dialog?.setAttribute('open', '');
}

/** Closes what openDialog() has opened, and returns the focus where the browser knows dialogs. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.close) dialog.close();
  else dialog?.removeAttribute('open');
}
