import { useEffect, useState, useSyncExternalStore } from 'react';

const intervalMs = 1800;
const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A counter that grows every 1800 ms (docs/product.md 2.2), unless paused or under reduced motion. */
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
    const timer = setInterval(() => setTurn((now) => now + 1), intervalMs);
    return () => clearInterval(timer);
  }, [paused, still]);
  return { turn, paused, toggle: () => setPaused((was) => !was) };
}
