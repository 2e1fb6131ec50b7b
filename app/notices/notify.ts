import { importWithRetry } from '../browser/import-with-retry.ts';
import type { Notice } from './toaster.tsx';

const load = () => import('./toaster.tsx');

/** Loads the toasts ahead of their first use, so that one can be shown after the connection is lost. */
export function prepareToasts(): void {
  importWithRetry(load).catch(() => undefined);
}

/** Shows a toast. Resolves to false if toasts could not be loaded; never rejects. */
export async function notify(notice: Notice): Promise<boolean> {
  try {
    const { showToast } = await importWithRetry(load);
    await showToast(notice);
    return true;
  } catch {
    return false;
  }
}
