import { createStore, del, promisifyRequest, set, update, values } from 'idb-keyval';
import { createListeners } from '../../browser/listeners.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import { tryRead } from '../../browser/try-read.ts';
import { type Entry, isEntry, maxAgeMs, type Photos, type Sent, waitingName } from './entry.ts';

/** IndexedDB, by Idempotency-Key. If it is blocked or full, calls reject, or in some browsers hang: hence the limit. */
const store = createStore('waiting-requests', 'requests');
const limitMs = 3000;

const inTime = <Value>(asking: () => Promise<Value>) => timeLimit(limitMs, asking);

export async function storedEntries(): Promise<Entry[]> {
  const all = await inTime(() => values<unknown>(store));
  return all.filter(isEntry).sort((a, b) => a.keptAt - b.keptAt);
}

export const storeEntry = (entry: Entry) => inTime(() => set(entry.key, entry, store));

export const removeEntry = (key: string) => inTime(() => del(key, store));

/** Atomic, so that a request that was cancelled in the meantime does not come back. */
export async function changeEntry(key: string, change: (entry: Entry) => Entry): Promise<void> {
  await inTime(() =>
    update(key, (old: unknown) => (isEntry(old) ? change(old) : undefined), store),
  );
}

/** Atomic: replaces the request with `sent`, and keeps its photos. Older servers send no `follow` token. */
export function completeEntry(key: string, follow = '', sent?: Sent): Promise<void> {
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

/** True for exactly one caller across all tabs. */
export function takeEntry(key: string): Promise<boolean> {
  return inTime(() =>
    store('readwrite', async (entries) => {
      const there = await promisifyRequest(entries.count(key));
      if (there > 0) entries.delete(key);
      return there > 0;
    }),
  );
}

/** Replaces requests that are too old with notices, and removes old notices. */
export async function currentEntries(): Promise<Entry[]> {
  const entries = await storedEntries();
  const current = entries.map(async (entry) => {
    const now = Date.now();
    if (now - entry.keptAt <= maxAgeMs) return entry;
    const { key } = entry;
    if (!('request' in entry)) return removeEntry(key);
    const { type, service } = entry.request;
    const expired: Entry = { state: 'expired', key, keptAt: now, type, service };
    await storeEntry(expired);
    return expired;
  });
  return (await Promise.all(current)).filter((entry) => entry !== undefined);
}

/** Tells other tabs and the worker. If missing, or cookies are blocked, a tab reads the queue on becoming visible. */
const channel = tryRead(() => new BroadcastChannel(waitingName));
const { subscribe, notify } = createListeners();

channel?.addEventListener('message', notify);

export function notifyChange(): void {
  channel?.postMessage('changed');
  notify();
}

export const onChange = subscribe;
