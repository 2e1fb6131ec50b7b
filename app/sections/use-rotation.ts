import { useEffect, useState, useSyncExternalStore } from 'react';

const interval = 1800;
const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Counts from 0 to count - 1 and round again, every 1800 ms (specification 9), unless motion is unwanted. */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
  useEffect(() => {
    if (paused || still) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), interval);
    return () => clearInterval(timer);
  }, [count, paused, still]);
  return { index, paused, toggle: () => setPaused((was) => !was) };
}
