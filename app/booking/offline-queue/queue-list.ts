import { useSyncExternalStore } from 'react';
import type { Entry } from './entry.ts';

const nothing: readonly Entry[] = [];
let entries = nothing;
const listeners = new Set<() => void>();

/** @param read what waits on this device */
export function showQueue(read: readonly Entry[]): void {
  // The same empty list again renders nothing.
  entries = read.length > 0 ? read : nothing;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits on this device, as last read; nothing in the built page. */
export function useQueueList(): readonly Entry[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => nothing,
  );
}
