import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * False in the prerendered page and during hydration, true soon afterwards; true at once in what is rendered later. What it
 * adds to a page is rendered in slices: by a store that changes, React would render it in one task.
 */
export function useHydrated(): boolean {
  let first: false | undefined;
  // The store never changes. React reads it by the last function for the prerendered page and during hydration only.
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
