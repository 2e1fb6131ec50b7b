import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { TownCopy } from '../../../content/en/copy.ts';
import { pageLink } from '../../sections/page-link.ts';
import { SectionHeading } from '../../sections/section.tsx';
import { categoryIcons } from '../services/category-icons.ts';

const iconOf = (path: string) =>
  categoryIcons[path.split('/')[2] as keyof typeof categoryIcons] ?? ArrowRight;

/** Typical calls from this town: rows, each of which leads to the service that it needs. */
export function TownCalls({ heading, items }: TownCopy['calls']) {
  return (
    <section id="jobs">
      <SectionHeading>{heading}</SectionHeading>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {items.map(({ title, text, path }) => {
          const Icon = iconOf(path);
          return (
            <li key={title} className="group relative grid grid-cols-[auto_1fr_auto] gap-x-4 py-4">
              <Icon size={28} strokeWidth={1.5} aria-hidden="true" className="text-navy" />
              <div>
                <h3 className="sign text-xl md:text-2xl">{title}</h3>
                <p className="mt-1 text-quiet">{text}</p>
                <Link to={path} className="row-link text-link text-navy">
                  {pageLink(path).label}
                </Link>
              </div>
              <ArrowRight
                size={24}
                aria-hidden="true"
                className="row-arrow self-center text-navy max-md:hidden"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
