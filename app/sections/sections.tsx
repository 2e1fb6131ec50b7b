import { Children, type ReactNode, Suspense } from 'react';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

interface SectionsProps {
  /** Whether they are inside a section, which already has the page's margins. */
  inner?: boolean;
  children: ReactNode;
}

/**
 * Parts of a page. One that fails is replaced by a notice, and the others stay (docs/product.md 3.9). React hydrates
 * each separately, first the one that is pressed (docs/decisions/0077).
 */
export function Sections({ inner = false, children }: SectionsProps) {
  return Children.map(children, (section) => (
    <ErrorBoundary
      fallback={(retry) => (
        <div className={inner ? '' : 'wrap py-14'}>
          <FailureNotice retry={retry} />
        </div>
      )}
    >
      <Suspense>{section}</Suspense>
    </ErrorBoundary>
  ));
}
