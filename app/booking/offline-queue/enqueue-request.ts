import type { Attempt } from '../submit/attempt.ts';
import { waitingName } from './entry.ts';
import { markQueueUsed } from './queue-list.ts';
import { notifyChange, removeEntry, storeEntry } from './store.ts';

interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Background Sync starts the worker once the browser is online, even without an open page. Some browsers lack it. */
async function askForSync(): Promise<void> {
  const registration: SyncingRegistration | undefined =
    await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(waitingName);
}

/** False if this device cannot store it. */
export async function enqueueRequest({ key, request, tried }: Attempt): Promise<boolean> {
  const { recaptcha_token: _, ...lasting } = request;
  try {
    await storeEntry({
      state: 'waiting',
      key,
      keptAt: Date.now(),
      request: lasting,
      notBefore: 0,
      refusals: 0,
      tried,
    });
  } catch {
    // The storage is full, blocked or too slow. An entry that is still written later must not be sent.
    removeEntry(key).catch(() => undefined);
    return false;
  }
  markQueueUsed();
  notifyChange();
  askForSync().catch(() => undefined);
  return true;
}
