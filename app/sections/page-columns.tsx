import type { ReactNode } from 'react';
import type { AsideCopy } from '../../content/registry/aside-copy.ts';
import { AsidePanel } from './aside-panel.tsx';
import { Sections } from './sections.tsx';

interface PageColumnsProps {
  aside: AsideCopy;
  /** Whether the aside starts inside the hero, which is directly above. */
  raised?: boolean;
  children: ReactNode;
}

/** A page's main column, with the call panel next to it on large screens. */
export function PageColumns({ aside, raised = true, children }: PageColumnsProps) {
  return (
    <div className="wrap page-columns py-14 md:py-20">
      <div className="grid content-start gap-14">
        <Sections inner>{children}</Sections>
      </div>
      <Sections inner>
        <AsidePanel {...aside} className={raised ? 'lg:-mt-40' : ''} />
      </Sections>
    </div>
  );
}
