import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { navigation } from '#words/navigation.ts';
import { BladeEdge } from '../ui/blade.tsx';
import { Picture } from '../ui/picture.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const room = {
  nothing: '',
  /** The room that app/sections/passages.tsx needs. */
  picture: 'relative z-1 lg:min-h-100',
  /** The room that app/routes/reviews.tsx needs. */
  rating: 'relative xl:min-h-100',
  /** The room that app/routes/town/town-place.tsx needs. */
  map: 'lg:min-h-144 lg:content-center lg:pb-12 lg:*:max-w-[min(44rem,calc(100%-27rem))]',
} as const;

interface PageHeroProps {
  eyebrow?: string;
  title: ReactNode;
  /** Shown directly below the title, in a phone's first screen. */
  facts?: ReactNode;
  description?: ReactNode;
  /** Shows the breadcrumbs that lead to this path. */
  path?: string;
  /** The number that the lower edge is cut to; by default that of the license. */
  code?: string;
  /** What the hero leaves room for in its right half on large screens. */
  beside?: keyof typeof room;
  /** Name of a picture that the page has nowhere else: decoration for large screens, which phones never load. */
  backdrop?: string;
  children?: ReactNode;
}

/** First section of every page but the home page (docs/product.md 3.6). */
export function PageHero({
  eyebrow,
  title,
  facts,
  description,
  path,
  code,
  backdrop,
  beside = backdrop ? 'picture' : 'nothing',
  children,
}: PageHeroProps) {
  return (
    <div className={`on-deep ${backdrop ? 'relative' : ''}`}>
      {backdrop && (
        <Picture
          name={backdrop}
          alt=""
          sizes="62vw"
          className="hero-picture max-lg:hidden object-cover"
        />
      )}
      <div className={`wrap pt-4 pb-6 md:pt-12 md:pb-20 ${room[beside]}`}>
        {path && <Breadcrumbs path={path} />}
        {eyebrow && <p className="text-steel md:text-xl">{eyebrow}</p>}
        <h1
          className={`sign max-w-[44rem] text-balance md:text-6xl ${eyebrow ? 'text-[2rem]' : 'text-4xl'}`}
        >
          {title}
        </h1>
        {facts}
        {description && (
          <p className="mt-4 max-w-2xl text-lg text-steel md:text-xl">{description}</p>
        )}
        {children}
      </div>
      <BladeEdge className="text-deep" code={code} />
    </div>
  );
}

/** Phones leave out the page itself, which the heading below names, because each line of links is 44 px high. */
function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav aria-label={navigation.breadcrumbs.label} className="mb-4 text-base text-steel">
      <ol className="flex flex-wrap gap-x-1 gap-y-5">
        {breadcrumbTrail(path).map(({ label, path }, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is identified by its place in the path
          <li key={depth} className={`flex gap-1 ${path ? '' : 'max-md:hidden'}`}>
            {depth > 0 && <span aria-hidden="true">/</span>}
            {path ? (
              <Link to={path} className="-my-2.5 min-w-11 py-2.5 underline underline-offset-4">
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
