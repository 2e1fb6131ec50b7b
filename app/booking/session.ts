import { useSyncExternalStore } from 'react';

/** Flags the session as coming from a form submission (specification 4), for /thank-you to read. */
export function rememberSubmission(reference: string): void {
  try {
    sessionStorage.setItem('form_submitted', 'true');
    sessionStorage.setItem('last_reference', reference);
  } catch {
    // Storage that is full or forbidden: the booking is stored all the same.
  }
}

const subscribeToNothing = () => () => {};

/** A browser that blocks storage throws on reading. */
function storedReference(): string | null {
  try {
    return sessionStorage.getItem('last_reference');
  } catch {
    return null;
  }
}

/** The reference of what was last sent in this session; null for none, undefined until React is there. */
export function useLastReference(): string | null | undefined {
  return useSyncExternalStore(subscribeToNothing, storedReference, () => undefined);
}
