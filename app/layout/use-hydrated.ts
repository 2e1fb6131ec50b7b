import { useDeferredValue } from 'react';

/**
 * False in the prerendered page and during hydration, true soon afterwards. What it adds is rendered in slices, as a store
 * would have React render it in one task.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
