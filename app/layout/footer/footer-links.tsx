import { Link } from 'react-router';
import { pageAt } from '../../../content/registry/pages.ts';

export const linkClass = 'block py-2 underline-offset-4 hover:underline';

export function Heading({ children }: { children: string }) {
  return <h2 className="sign mb-2 text-xl text-white">{children}</h2>;
}

export function Links({ paths }: { paths: readonly string[] }) {
  return paths.map((path) => (
    <li key={path}>
      <Link to={path} className={linkClass}>
        {pageAt(path).label}
      </Link>
    </li>
  ));
}

interface FooterLinksProps {
  heading: string;
  paths: readonly string[];
  className?: string;
  /** Classes of the list: labels of more than two words need its whole width. */
  columns?: 'grid grid-cols-2 gap-x-4';
}

export function FooterLinks({ heading, paths, className, columns }: FooterLinksProps) {
  return (
    <nav aria-label={heading} className={className}>
      <Heading>{heading}</Heading>
      <ul className={columns}>
        <Links paths={paths} />
      </ul>
    </nav>
  );
}
