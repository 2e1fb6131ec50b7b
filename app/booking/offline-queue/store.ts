import { createStore, del, promisifyRequest, set, update, values } from 'idb-keyval';
import { createListeners } from '../../browser/listeners.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import { type Entry, isEntry, oldest, type Photos, type Sent, waitingName } from './entry.ts';

/**
 * The queue of this device in IndexedDB, by Idempotency-Key; the worker reads it too. If storage is
 * blocked or full every call rejects; in some browsers it never settles, so there is a time limit.
 */
const store = createStore('waiting-requests', 'requests');
const limitMs = 3000;

const inTime = <Value>(asking: () => Promise<Value>) => timeLimit(limitMs, asking);

/** All entries that are stored, the oldest first. */
export async function storedEntries(): Promise<Entry[]> {
  const all = await inTime(() => values<unknown>(store));
  return all.filter(isEntry).sort((a, b) => a.keptAt - b.keptAt);
}

export const storeEntry = (entry: Entry) => inTime(() => set(entry.key, entry, store));

export const removeEntry = (key: string) => inTime(() => del(key, store));

/** Updates it atomically if it still exists: a request cancelled meanwhile does not come back. */
export async function changeEntry(key: string, change: (entry: Entry) => Entry): Promise<void> {
  await inTime(() =>
    update(key, (old: unknown) => (isEntry(old) ? change(old) : undefined), store),
  );
}

/**
 * Ends the wait of a request that was stored, at once: `sent` takes its place, or nothing, and its photos wait on with
 * the token to send them with. An older server has given none.
 */
export function endWait(key: string, follow = '', sent?: Sent): Promise<void> {
  return inTime(() =>
    store('readwrite', async (entries) => {
      const old: unknown = await promisifyRequest(entries.get(key));
      const photos = isEntry(old) && old.state === 'waiting' ? (old.photos ?? []) : [];
      if (sent) entries.put(sent, key);
      else entries.delete(key);
      if (photos.length > 0 && follow) {
        const own = `${key} photos`;
        const state = { state: 'photos', key: own, keptAt: Date.now(), tried: false } as const;
        entries.put({ ...state, photos, follow } satisfies Photos, own);
      }
      await promisifyRequest(entries.transaction);
    }),
  );
}

/** Removes it. True for exactly one caller across all tabs. */
export function takeEntry(key: string): Promise<boolean> {
  return inTime(() =>
    store('readwrite', async (entries) => {
      const there = await promisifyRequest(entries.count(key));
      if (there > 0) entries.delete(key);
      return there > 0;
    }),
  );
}

/** All entries. A request that became too old is replaced by a notice of that, and a notice is removed. */
export async function currentEntries(): Promise<Entry[]> {
  const entries = await storedEntries();
  const current = entries.map(async (entry) => {
    const now = Date.now();
    if (now - entry.keptAt <= oldest) return entry;
    const { key } = entry;
    if (!('request' in entry)) return removeEntry(key);
    const { type, service } = entry.request;
    const expired: Entry = { state: 'expired', key, keptAt: now, type, service };
    await storeEntry(expired);
    return expired;
  });
  return (await Promise.all(current)).filter((entry) => entry !== undefined);
}

/** Between tabs and worker. Without it a tab sees changes when it is next visible. */
const channel =
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(waitingName) : undefined;
const { subscribe, notify } = createListeners();

channel?.addEventListener('message', notify);

/** Tells every tab, this one included, that the queue has changed. */
export function tellOfChange(): void {
  channel?.postMessage('changed');
  notify();
}

/** Returns a function that unsubscribes. */
export const onChange = subscribe;
