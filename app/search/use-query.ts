import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { cleanQuery } from './find.ts';

const never = () => () => {};

/** What the address asks for. Empty in the built page and in the render that takes it over. */
export function useQuery(): string {
  const [parameters] = useSearchParams();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? cleanQuery(parameters.get('q')) : '';
}
