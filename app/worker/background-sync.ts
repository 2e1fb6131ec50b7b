import { waitingName } from '../booking/waiting/entry.ts';
import { sendWaiting } from '../booking/waiting/send-waiting.ts';
import { storedEntries } from '../booking/waiting/store.ts';

/** Background Sync, which TypeScript's library does not know: the browser calls once it is online. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends what waits. Rejects while something is left, upon which the browser calls again later. */
async function sendAll(): Promise<void> {
  await sendWaiting();
  const left = (await storedEntries()).filter(({ state }) => state === 'waiting');
  if (left.length > 0) throw new Error(`${left.length} still waiting`);
}

export function onSync(event: SyncEvent): void {
  if (event.tag === waitingName) event.waitUntil(sendAll());
}
