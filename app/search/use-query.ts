import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { cleanQuery } from './find.ts';

const never = () => () => {};

/** The URL's query, sanitized. '' in the prerendered page and during hydration. */
export function useQuery(): string {
  const [parameters] = useSearchParams();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? cleanQuery(parameters.get('q')) : '';
}
