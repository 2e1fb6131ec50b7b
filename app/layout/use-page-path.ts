import { useLocation } from 'react-router';
import { pagePath } from './page-path.ts';

/** The path of this page: the build renders its pages with a slash at the end. */
export function usePagePath(): string {
  return pagePath(useLocation().pathname);
}
