import { useLocation } from 'react-router';
import { pagePath } from './page-path.ts';

/** Path of this page without the trailing slash that prerendering adds. */
export function usePagePath(): string {
  return pagePath(useLocation().pathname);
}
