import { useSyncExternalStore } from 'react';
import { thankYou } from '../../content/en/booking-pages.ts';

const subscribeToNothing = () => () => {};

/** The booking form leaves the reference here. A browser that blocks storage throws on reading. */
function storedReference(): string | null {
  try {
    return sessionStorage.getItem('last_reference');
  } catch {
    return null;
  }
}

export function LastReference() {
  const reference = useSyncExternalStore(subscribeToNothing, storedReference, () => null);
  if (!reference) return null;
  return (
    <p className="mt-8">
      {thankYou.reference}
      <strong className="sign block text-3xl">{reference}</strong>
      <span className="text-steel">{thankYou.referenceHint}</span>
    </p>
  );
}
