import { useEffect, useState } from 'react';
import type { SearchEntry } from './find.ts';

type Index =
  | { state: 'loading' }
  | { state: 'ready'; entries: readonly SearchEntry[] }
  | { state: 'failed' };

/** The search index, loaded once `wanted`. */
export function useIndex(wanted: boolean): Index {
  const [index, setIndex] = useState<Index>({ state: 'loading' });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const settle = (to: Index) => current && setIndex(to);
    import('virtual:search-index').then(
      (module) => settle({ state: 'ready', entries: module.default }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return index;
}
