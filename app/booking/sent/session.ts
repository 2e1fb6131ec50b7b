import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../browser/safe-storage.ts';

/** Flags the session as coming from a form submission (docs/product.md 4.9), for /thank-you to read. */
export function rememberSubmission(reference: string): void {
  sessionStore.set('form_submitted', 'true');
  sessionStore.set('last_reference', reference);
}

const subscribeToNothing = () => () => {};

const storedReference = () => sessionStore.get('last_reference');

/** The reference of what was last sent in this session; null for none, undefined until React is there. */
export function useLastReference(): string | null | undefined {
  return useSyncExternalStore(subscribeToNothing, storedReference, () => undefined);
}
