import { useSyncExternalStore } from 'react';
import { localStore } from '../../browser/safe-storage.ts';

/** Key and value in local storage (docs/product.md 3.7). */
const key = 'cookieConsent';
const accepted = 'accepted';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Fires when another tab answers.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** True until the visitor has answered. False in the prerendered page, since the banner needs React. */
export function useConsentMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStore.get(key) !== accepted,
    () => false,
  );
}

export function storeConsent(): void {
  localStore.set(key, accepted);
  for (const listener of listeners) listener();
}
