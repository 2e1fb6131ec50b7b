import { useSyncExternalStore } from 'react';

// Missing in some browsers of 2021, which have no on-screen keyboard, either.
const visible = window.visualViewport ?? undefined;

function subscribe(onChange: () => void) {
  visible?.addEventListener('resize', onChange);
  visible?.addEventListener('scroll', onChange);
  return () => {
    visible?.removeEventListener('resize', onChange);
    visible?.removeEventListener('scroll', onChange);
  };
}

/** CSS pixels at the bottom that the on-screen keyboard covers: fixed elements do not move out of its way. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, () =>
    visible ? Math.max(0, Math.round(innerHeight - visible.height - visible.offsetTop)) : 0,
  );
}
