import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { servicePages } from '#words/pages/service-pages.ts';
import { type PageLink, pageLink } from './page-link.ts';
import { SectionHeading } from './section.tsx';

/** Links to pages as rows with a description. The whole row is clickable. */
export function LinkRows({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="ruled border-y border-line">
      {links.map(({ path, label, line }) => (
        <li key={path} className="group relative flex items-center gap-4 py-3">
          <div className="mr-auto max-w-[62ch]">
            <Link
              to={path}
              className="row-link sign text-xl text-navy underline-offset-4 group-hover:underline md:text-2xl"
            >
              {label}
            </Link>
            <p className="text-quiet">{line}</p>
          </div>
          <ArrowRight size={24} aria-hidden="true" className="row-arrow shrink-0 text-navy" />
        </li>
      ))}
    </ul>
  );
}

export function RelatedPages({ paths }: { paths: readonly string[] }) {
  return (
    <section id="related" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <SectionHeading>{servicePages.related}</SectionHeading>
      <LinkRows links={paths.map(pageLink)} />
    </section>
  );
}
