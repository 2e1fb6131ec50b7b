import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CategoryCopy } from '../../../content/registry/copy.ts';
import { pageLink } from '../../sections/page-link.ts';
import { SectionHeading } from '../../sections/section.tsx';

export function Choices({ heading, intro, items }: CategoryCopy['choose']) {
  return (
    <section id="choose">
      <SectionHeading>{heading}</SectionHeading>
      {intro && <p className="mt-4">{intro}</p>}
      <dl className="mt-6 ruled border-y border-line">
        {items.map(({ text, path }) => (
          <div
            key={text}
            className="group relative grid items-center gap-x-6 py-3 md:grid-cols-[1fr_auto]"
          >
            <dt>{text}</dt>
            <dd className="flex items-center gap-4">
              <Link
                to={path}
                className="row-link sign text-xl text-navy underline-offset-4 group-hover:underline"
              >
                {pageLink(path).label}
              </Link>
              <ArrowRight size={20} aria-hidden="true" className="row-arrow text-navy" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
