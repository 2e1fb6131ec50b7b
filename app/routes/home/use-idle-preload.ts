import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';

const laterMs = 1000;

type Load = () => Promise<unknown>;

/**
 * Fetches the first in idle time, the others about a second later (docs/product.md 2.3). A failure is of
 * no matter yet: what is then asked for in earnest fails, or does not, by itself.
 */
export function useIdlePreload(first: readonly Load[], later: readonly Load[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    const fetchAll = (loads: readonly Load[]) => () => {
      for (const load of loads) load().catch(() => undefined);
    };
    const callOff = [whenIdle(fetchAll(first))];
    const timer = setTimeout(() => callOff.push(whenIdle(fetchAll(later))), laterMs);
    callOff.push(() => clearTimeout(timer));
    return () => {
      for (const off of callOff) off();
    };
  }, []);
}
