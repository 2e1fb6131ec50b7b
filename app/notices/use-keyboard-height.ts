import { useSyncExternalStore } from 'react';

// It is missing in browsers of 2021, which have no such keyboard either.
const visible = window.visualViewport ?? undefined;

function subscribe(onChange: () => void) {
  visible?.addEventListener('resize', onChange);
  visible?.addEventListener('scroll', onChange);
  return () => {
    visible?.removeEventListener('resize', onChange);
    visible?.removeEventListener('scroll', onChange);
  };
}

/** CSS pixels at the foot of the page that the on-screen keyboard covers: fixed elements do not move out of its way. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, () =>
    visible ? Math.max(0, Math.round(innerHeight - visible.height - visible.offsetTop)) : 0,
  );
}
