import { useEffect, useState, useSyncExternalStore } from 'react';

const interval = 1800;
const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Counts turns, one every 1800 ms (docs/product.md 2.2), unless paused or motion is unwanted. */
export function useRotation() {
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
  useEffect(() => {
    if (paused || still) return;
    const timer = setInterval(() => setTurn((now) => now + 1), interval);
    return () => clearInterval(timer);
  }, [paused, still]);
  return { turn, paused, toggle: () => setPaused((was) => !was) };
}
