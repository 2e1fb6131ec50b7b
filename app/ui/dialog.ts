/** Opens a modal dialog. Browsers of 2021 without support for dialogs show it at its place in the page. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.showModal) dialog.showModal();
  else dialog?.setAttribute('open', '');
}

/** Closes what openDialog() opened, and returns the focus if the browser supports dialogs. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.close) dialog.close();
  else dialog?.removeAttribute('open');
}
