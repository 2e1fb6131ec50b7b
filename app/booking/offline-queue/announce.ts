import { waitingName } from './entry.ts';

/** Between the tabs and the worker. Without it a tab hears of a change when it is looked at next. */
const channel =
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(waitingName) : undefined;
const listeners = new Set<() => void>();

function tellHere(): void {
  for (const listener of listeners) listener();
}

channel?.addEventListener('message', tellHere);

/** Says in every tab, this one included, that what waits has changed. */
export function announce(): void {
  channel?.postMessage('changed');
  tellHere();
}

/** Returns what ends it. */
export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
