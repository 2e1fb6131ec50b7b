import { waitingName } from '../../booking/offline-queue/entry.ts';
import { sendQueue } from '../../booking/offline-queue/send-queue.ts';
import { storedEntries } from '../../booking/offline-queue/store.ts';

/** Background Sync, which TypeScript's library does not know: the browser calls once it is online. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends what waits. Rejects while something is left, upon which the browser calls again later. */
async function sendAll(): Promise<void> {
  await sendQueue();
  const left = (await storedEntries()).filter(({ state }) => state === 'waiting');
  if (left.length > 0) throw new Error(`${left.length} still waiting`);
}

export function onSync(event: SyncEvent): void {
  if (event.tag === waitingName) event.waitUntil(sendAll());
}
