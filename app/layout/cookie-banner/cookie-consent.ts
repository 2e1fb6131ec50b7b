import { createListeners } from '../../browser/listeners.ts';
import { localStore } from '../../browser/safe-storage.ts';

/** Key and value in local storage, for either answer (docs/product.md 3.7). */
const key = 'cookieConsent';
const accepted = 'accepted';

/** Set by 'Accept All' alone: closing the notice is no consent to being measured. */
const analyticsKey = 'analyticsConsent';
const granted = 'granted';

const { subscribe, notify } = createListeners();

/** Calls the listener after each answer, of other tabs too. Returns a function that ends this. */
export function onConsent(listener: () => void) {
  const unsubscribe = subscribe(listener);
  // Fires when another tab answers.
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/** True until the visitor has answered. */
export const isConsentMissing = () => localStore.get(key) !== accepted;

export const allowsAnalytics = () => localStore.get(analyticsKey) === granted;

export function storeConsent(toAnalytics: boolean): void {
  if (toAnalytics) localStore.set(analyticsKey, granted);
  localStore.set(key, accepted);
  notify();
}
