function request(result: unknown) {
  const pending: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => pending.onsuccess?.());
  return pending;
}

/** An IndexedDB as idb-keyval uses it: one store, whose entries are in `kept`, so that a test can inspect and change it. */
export function fakeIndexedDb(kept: Map<string, unknown>) {
  const entries = {
    get: (key: string) => request(structuredClone(kept.get(key))),
    getAll: () => request([...kept.values()].map((value) => structuredClone(value))),
    count: (key: string) => request(Number(kept.has(key))),
    put: (value: unknown, key: string) => void kept.set(key, structuredClone(value)),
    delete: (key: string) => void kept.delete(key),
    /** Its `oncomplete` is set together with `onsuccess`. */
    get transaction() {
      return request(undefined);
    },
  };
  return { open: () => request({ transaction: () => ({ objectStore: () => entries }) }) };
}
