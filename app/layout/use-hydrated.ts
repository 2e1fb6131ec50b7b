import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * False in the prerendered page and during hydration, true soon afterwards, and true at once in what is rendered later.
 * React renders what it adds to a page in slices. If the store itself changed, React would render it in one task.
 */
export function useHydrated(): boolean {
  let first: false | undefined;
  // The store never changes. React calls the last function only for the prerendered page and during hydration.
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => {
      first = false;
      return true;
    },
  );
  return useDeferredValue(true, first);
}
