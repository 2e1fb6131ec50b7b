import type { Attempt } from '../submit/attempt.ts';
import { waitingName } from './entry.ts';
import { noteKept } from './queue-list.ts';
import { announce, storeEntry } from './store.ts';

/** Background Sync, which TypeScript's library does not know. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Where the browser can, it wakes the worker once it is online, even when no page is open any more. */
async function askForSync(): Promise<void> {
  const registration: SyncingRegistration | undefined =
    await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(waitingName);
}

/**
 * Puts a request aside, to be sent once there is a connection. The same attempt is kept once.
 * False if this device keeps nothing.
 *
 * @param tried it was sent, and may have arrived
 */
export async function enqueueRequest({ key, request }: Attempt, tried: boolean): Promise<boolean> {
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
    return false; // storage that is full, blocked, or that does not answer
  }
  noteKept();
  announce();
  // Refused or missing: the pages send it.
  askForSync().catch(() => undefined);
  return true;
}
