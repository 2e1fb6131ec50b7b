import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { navigation } from '../../content/en/navigation.ts';
import { BladeEdge } from '../ui/blade.tsx';
import type { Crumb } from './breadcrumb-trail.ts';

interface PageHeroProps {
  title: ReactNode;
  /** Directly below the title: what is to be seen in the first screen of a phone. */
  facts?: ReactNode;
  description: ReactNode;
  breadcrumbs?: Crumb[];
  children?: ReactNode;
}

/** First section of every page but the home page (docs/product.md 3.6). */
export function PageHero({ title, facts, description, breadcrumbs, children }: PageHeroProps) {
  return (
    <div className="on-deep">
      <div className="wrap pt-4 pb-6 md:pt-12 md:pb-20">
        {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
        <h1 className="sign max-w-3xl text-4xl text-balance md:text-6xl">{title}</h1>
        {facts}
        <p className="mt-4 max-w-2xl text-lg text-steel md:text-xl">{description}</p>
        {children}
      </div>
      <BladeEdge className="text-deep" />
    </div>
  );
}

function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={navigation.breadcrumbs.label} className="mb-4 text-base text-steel">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, path }, depth) => (
          <li key={label} className="flex gap-2">
            {depth > 0 && <span aria-hidden="true">/</span>}
            {path ? (
              <Link to={path} className="-my-2 py-2 underline underline-offset-4">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
