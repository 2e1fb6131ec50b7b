import type { ReactNode } from 'react';
import type { AsideCopy } from '../../content/registry/aside-copy.ts';
import type { PageCopy } from '../../content/registry/copy.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { PageColumns } from './page-columns.tsx';
import { Sections } from './sections.tsx';

interface HeroColumnsProps {
  path: string;
  copy: Pick<PageCopy, 'heading' | 'lead'>;
  aside: AsideCopy;
  facts?: ReactNode;
  children: ReactNode;
}

/** A page's hero with its columns: on large screens the picture among the `children` stands in the hero. */
export function HeroColumns({ path, copy, aside, facts, children }: HeroColumnsProps) {
  return (
    <div className="relative">
      <Sections>
        <PageHero
          title={copy.heading}
          description={copy.lead}
          breadcrumbs={breadcrumbTrail(path)}
          facts={facts}
          beside="picture"
        />
        <PageColumns aside={aside}>{children}</PageColumns>
      </Sections>
    </div>
  );
}
