import type { ReactNode } from 'react';
import { AsidePanel } from './aside-panel.tsx';

/** A page's main column, with the call panel beside it on large screens. */
export function PageColumns({ children }: { children: ReactNode }) {
  return (
    <div className="wrap relative grid gap-12 py-14 md:py-20 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <div className="grid content-start gap-14">{children}</div>
      <AsidePanel />
    </div>
  );
}
