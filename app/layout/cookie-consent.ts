import { useSyncExternalStore } from 'react';

/** Specification 3: 'stored under the local key cookieConsent with value accepted'. */
const key = 'cookieConsent';
const accepted = 'accepted';

// Where nothing can be stored, the answer holds for this visit.
let answered = false;
const listeners = new Set<() => void>();

function isAnswered(): boolean {
  try {
    return answered || localStorage.getItem(key) === accepted;
  } catch {
    return answered;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab may answer.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the visitor has yet to answer. False in the built page: the question needs React. */
export function useConsentMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isAnswered(),
    () => false,
  );
}

export function storeConsent(): void {
  answered = true;
  try {
    localStorage.setItem(key, accepted);
  } catch (error) {
    // A browser set to store nothing, or a full store, must not cost the visitor the page.
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}
