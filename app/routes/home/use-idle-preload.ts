import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';

const laterMs = 1000;

type Load = () => Promise<unknown>;

/**
 * Loads `first` at an idle moment and `later` about a second after it (docs/product.md 2.3). Errors are
 * ignored, because code that needs the module imports it again.
 */
export function useIdlePreload(first: readonly Load[], later: readonly Load[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mounting
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
