import { useLocation } from 'react-router';
import { pagePath } from './page-path.ts';

export function usePagePath(): string {
  return pagePath(useLocation().pathname);
}
