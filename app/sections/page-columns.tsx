import type { ReactNode } from 'react';
import { AsidePanel } from './aside-panel.tsx';

/** The words of a page, with the panel for calling beside them where there is room. */
export function PageColumns({ children }: { children: ReactNode }) {
  return (
    <div className="wrap relative grid gap-16 pt-12 pb-14 lg:grid-cols-[minmax(0,1fr)_20rem] md:py-20">
      <div className="grid content-start gap-14 md:gap-20">{children}</div>
      <AsidePanel />
    </div>
  );
}
