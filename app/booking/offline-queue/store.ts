import { createStore, del, promisifyRequest, set, update, values } from 'idb-keyval';
import { type Entry, isEntry } from './entry.ts';

/**
 * What waits on this device, by its key, in IndexedDB: the worker reads it as well. Where storage is
 * blocked or full every call rejects; some browsers never answer instead, so there is a limit.
 */
const store = createStore('waiting-requests', 'requests');
const limitMs = 3000;

async function inTime<Value>(asking: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('storage does not answer')), limitMs);
  });
  try {
    return await Promise.race([asking(), late]);
  } finally {
    clearTimeout(timer);
  }
}

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
