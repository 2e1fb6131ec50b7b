import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** From the fragment of the link, which no server logs; '' if there is none. */
export function useToken(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}
