import { Link } from 'react-router';
import type { TownCopy } from '../../../content/registry/copy.ts';
import { ServiceIcon } from '../../layout/service-icon.tsx';
import { pageLink } from '../../sections/page-link.ts';
import { SectionHeading } from '../../sections/section.tsx';

/** Typical calls from this town: rows, each of which leads to the service that it needs. */
export function TownCalls({ heading, items }: TownCopy['calls']) {
  return (
    <section id="jobs">
      <SectionHeading>{heading}</SectionHeading>
      <ul className="mt-6 ruled border-y border-line">
        {items.map(({ title, text, path }) => (
          <li key={title} className="relative flex gap-4 py-4 text-navy">
            <ServiceIcon path={path} />
            <div>
              <h3 className="sign text-xl text-ink md:text-2xl">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
              <Link to={path} className="row-link text-link">
                {pageLink(path).label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
