import { useSyncExternalStore } from 'react';
import { createListeners } from '../../browser/listeners.ts';
import { localStore } from '../../browser/safe-storage.ts';
import type { Entry } from './entry.ts';

const nothing: readonly Entry[] = [];
let entries = nothing;
const { subscribe, notify } = createListeners();

/** @param read the requests queued on this device */
export function showQueue(read: readonly Entry[]): void {
  // The same empty list again renders nothing.
  entries = read.length > 0 ? read : nothing;
  notify();
}

/** The requests queued on this device, as last read; none in the prerendered page. */
export function useQueueList(): readonly Entry[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => nothing,
  );
}

/**
 * Marks a device on which a request was ever queued, with the time of the last one: only there the pages read
 * the queue. Never removed: another tab may be queueing a request at that moment.
 */
export const everQueuedKey = 'request_kept';

export const markQueueUsed = () => localStore.set(everQueuedKey, new Date().toISOString());

export const wasEverQueued = () => localStore.get(everQueuedKey) !== null;
