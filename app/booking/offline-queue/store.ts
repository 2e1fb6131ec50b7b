import { createStore, del, promisifyRequest, set, update, values } from 'idb-keyval';
import { timeLimit } from '../../browser/time-limit.ts';
import { type Entry, isEntry, oldest, waitingName } from './entry.ts';

/**
 * What waits on this device, by its key, in IndexedDB: the worker reads it as well. Where storage is
 * blocked or full every call rejects; some browsers never answer instead, so there is a limit.
 */
const store = createStore('waiting-requests', 'requests');
const limitMs = 3000;

const inTime = <Value>(asking: () => Promise<Value>) => timeLimit(limitMs, asking);

/** The oldest first. */
export async function storedEntries(): Promise<Entry[]> {
  const all = await inTime(() => values<unknown>(store));
  return all.filter(isEntry).sort((a, b) => a.keptAt - b.keptAt);
}

export const storeEntry = (entry: Entry) => inTime(() => set(entry.key, entry, store));

export const removeEntry = (key: string) => inTime(() => del(key, store));

/** Changes it in one step if it is still there: what was cancelled meanwhile does not come back. */
export async function changeEntry(key: string, change: (entry: Entry) => Entry): Promise<void> {
  await inTime(() =>
    update(key, (old: unknown) => (isEntry(old) ? change(old) : undefined), store),
  );
}

/** Removes it. True for one caller only, of all tabs. */
export function takeEntry(key: string): Promise<boolean> {
  return inTime(() =>
    store('readwrite', async (entries) => {
      const there = await promisifyRequest(entries.count(key));
      if (there > 0) entries.delete(key);
      return there > 0;
    }),
  );
}

/** Everything that is stored; what has become too old is from now on only a notice that says so. */
export async function currentEntries(): Promise<Entry[]> {
  const entries = await storedEntries();
  return Promise.all(
    entries.map(async (entry) => {
      if (entry.state !== 'waiting' || Date.now() - entry.keptAt <= oldest) return entry;
      const { key, keptAt, request } = entry;
      const { type, service } = request;
      const expired: Entry = { state: 'expired', key, keptAt, type, service };
      await storeEntry(expired);
      return expired;
    }),
  );
}

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
