export interface Notice {
  tone: 'success' | 'error';
  title: string;
  description?: string;
  /** Milliseconds on screen; 6000 unless told (specification 9). */
  duration?: number;
}

const load = () => import('./toaster.tsx');

/** Fetches the toasts ahead of their first use, so that one can still be shown once the network is gone. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}

/** Shows a toast. Resolves to false if toasts could not be loaded: then say it some other way. */
export async function notify({ tone, title, description, duration = 6000 }: Notice) {
  try {
    const { toast } = await load();
    // Only the latest matters: an old failure must not stand behind a success.
    toast.dismiss();
    toast[tone](title, { description, duration });
    return true;
  } catch {
    return false;
  }
}
