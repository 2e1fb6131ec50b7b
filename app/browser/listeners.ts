/**
 * Those who want to know that a value has changed which is kept elsewhere: in the browser's storage, in IndexedDB, or in
 * a module (docs/decisions/0066). `subscribe` is what useSyncExternalStore takes.
 */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}
