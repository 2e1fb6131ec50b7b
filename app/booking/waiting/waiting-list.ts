import { useSyncExternalStore } from 'react';
import { onAnnounced } from './announce.ts';
import { currentEntries } from './current-entries.ts';
import type { Entry } from './entry.ts';

const nothing: readonly Entry[] = [];
let entries = nothing;
const listeners = new Set<() => void>();

/** Reads again what waits on this device; nothing, where storage cannot be read. */
export async function readWaiting(): Promise<readonly Entry[]> {
  const read = await currentEntries().catch(() => nothing);
  // The same empty list again renders nothing.
  entries = read.length > 0 ? read : nothing;
  for (const listener of listeners) listener();
  return entries;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const end = onAnnounced(() => void readWaiting());
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** What waits on this device, as last read; nothing in the built page. */
export function useWaitingList(): readonly Entry[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => nothing,
  );
}
