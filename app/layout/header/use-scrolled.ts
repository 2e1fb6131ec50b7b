import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled away from its very top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > 0,
    () => false,
  );
}
