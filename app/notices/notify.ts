import type { Notice } from './notice.ts';

const load = () => import('./toaster.tsx');

/** Fetches the toasts ahead of their first use, so that one can still be shown once the network is gone. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}

/** Shows a toast. Resolves to false if toasts could not be loaded: then say it some other way. */
export async function notify(notice: Notice): Promise<boolean> {
  try {
    const { showToast } = await load();
    showToast(notice);
    return true;
  } catch {
    return false;
  }
}
