import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The token of the link that was opened, in the fragment, which no server logs; '' if there is none. */
export function useToken(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}
