import { createListeners } from '../../browser/listeners.ts';
import { localStore } from '../../browser/safe-storage.ts';

/** Key and value in local storage after either answer (docs/product.md 3.7). */
const key = 'cookieConsent';
const accepted = 'accepted';

/** Set only by 'Accept All': closing the notice is not consent to analytics. */
const analyticsKey = 'analyticsConsent';
const granted = 'granted';

const { subscribe, notify } = createListeners();

/** Calls the listener after each answer, in other tabs, too. Returns a function that unsubscribes. */
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
