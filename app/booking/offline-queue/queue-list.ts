import { useSyncExternalStore } from 'react';
import { createListeners } from '../../browser/listeners.ts';
import { localStore } from '../../browser/safe-storage.ts';
import type { Entry } from './entry.ts';

const nothing: readonly Entry[] = [];
let entries = nothing;
const { subscribe, notify } = createListeners();

export function showQueue(read: readonly Entry[]): void {
  // The same empty list avoids a render.
  entries = read.length > 0 ? read : nothing;
  notify();
}

export const queueList = () => entries;

export function useQueueList(): readonly Entry[] {
  return useSyncExternalStore(subscribe, queueList, () => nothing);
}

/** Pages read the queue only if this is set. Never removed, because another tab may be queueing at that moment. */
export const everQueuedKey = 'request_kept';

export const markQueueUsed = () => localStore.set(everQueuedKey, new Date().toISOString());

export const wasEverQueued = () => localStore.get(everQueuedKey) !== null;
