import { Link } from 'react-router';
import type { TownCopy } from '../../../content/en/copy.ts';
import { pageLink } from '../../sections/page-link.ts';
import { SectionHeading } from '../../sections/section.tsx';

/** Typical calls from this town, each with a link to the service that it needs. */
export function TownCalls({ calls: { heading, items } }: { calls: TownCopy['calls'] }) {
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
        {items.map(({ title, text, path }) => (
          <li key={title} className="border-t border-line py-6">
            <h3 className="sign text-xl md:text-2xl">{title}</h3>
            <p className="mt-1 max-w-xl text-quiet">{text}</p>
            <Link to={path} className="text-link text-navy">
              {pageLink(path).label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
