import { waitingName } from '../../booking/offline-queue/entry.ts';
import { sendQueue } from '../../booking/offline-queue/send-queue.ts';
import { storedEntries } from '../../booking/offline-queue/store.ts';

/** Event of the Background Sync API, missing in TypeScript's types: fires once online. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends all queued requests. Rejects if any is left, so that the browser fires the event again later. */
async function sendAll(): Promise<void> {
  await sendQueue();
  const left = (await storedEntries()).filter(({ state }) => state === 'waiting');
  if (left.length > 0) throw new Error(`${left.length} still waiting`);
}

export function onSync(event: SyncEvent): void {
  if (event.tag === waitingName) event.waitUntil(sendAll());
}
