import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';

export const linkClass = 'block py-2 underline-offset-4 hover:underline';

export function Heading({ children, className = '' }: { children: string; className?: string }) {
  return <h2 className={`sign mb-2 text-xl text-white ${className}`}>{children}</h2>;
}

interface FooterLink {
  label: string;
  path: string;
}

export function Links({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <Link to={path} className={linkClass}>
        {label}
      </Link>
    </li>
  ));
}

interface FooterLinksProps {
  heading: string;
  links: readonly FooterLink[];
  className?: string;
  /** Classes of the list: labels of more than two words need its whole width. */
  columns?: 'grid grid-cols-[auto_auto] gap-x-4';
}

/** Collapsed on phones. Larger screens show all of it, without the summary (app.css). */
export function FooterLinks({ heading, links, className = '', columns }: FooterLinksProps) {
  return (
    <nav aria-label={heading} className={`border-t border-white/15 lg:border-0 ${className}`}>
      <details className="tips group">
        <summary className="sign flex cursor-pointer list-none items-center justify-between py-3 text-xl text-white [&::-webkit-details-marker]:hidden">
          {heading}
          <ChevronDown size={22} aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <Heading className="max-md:hidden">{heading}</Heading>
        <ul className={columns}>
          <Links links={links} />
        </ul>
      </details>
    </nav>
  );
}
