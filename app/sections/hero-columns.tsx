import type { ReactNode } from 'react';
import type { AsideCopy } from '../../content/registry/aside-copy.ts';
import type { PageCopy } from '../../content/registry/copy.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { PageColumns } from './page-columns.tsx';
import { Sections } from './sections.tsx';

interface HeroColumnsProps {
  path: string;
  copy: Pick<PageCopy, 'heading' | 'lead'>;
  aside: AsideCopy;
  facts?: ReactNode;
  /** Shown at the right of the hero on large screens. */
  beside?: 'picture' | 'nothing';
  children: ReactNode;
}

/** A page's hero with its columns. On large screens, the picture among the `children` is in the hero. */
export function HeroColumns({
  path,
  copy,
  aside,
  facts,
  beside = 'picture',
  children,
}: HeroColumnsProps) {
  return (
    <div className="relative">
      <Sections>
        <PageHero
          title={copy.heading}
          description={copy.lead}
          path={path}
          facts={facts}
          beside={beside}
        />
        <PageColumns aside={aside}>{children}</PageColumns>
      </Sections>
    </div>
  );
}
