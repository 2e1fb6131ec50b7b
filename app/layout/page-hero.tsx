import type { ReactNode } from 'react';
import { BladeEdge } from '../ui/blade.tsx';
import type { Crumb } from './breadcrumb-trail.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface PageHeroProps {
  title: ReactNode;
  description: ReactNode;
  breadcrumbs?: Crumb[];
  children?: ReactNode;
}

/** First section of every page but the home page (docs/product.md 3.6). */
export function PageHero({ title, description, breadcrumbs, children }: PageHeroProps) {
  return (
    <div className="on-deep">
      <div className="wrap pt-4 pb-6 md:pt-12 md:pb-20">
        {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
        <h1 className="sign max-w-3xl text-4xl text-balance md:text-6xl">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-steel md:text-xl">{description}</p>
        {children}
      </div>
      <BladeEdge className="text-deep" />
    </div>
  );
}
