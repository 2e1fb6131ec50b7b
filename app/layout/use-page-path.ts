import { useLocation } from 'react-router';

/** The path as the registry writes it: the build renders its pages with a slash at the end. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/+$/, '$1');
}
