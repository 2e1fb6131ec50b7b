import { Link } from 'react-router';
import { navigation } from '../../content/en/navigation.ts';
import type { Crumb } from './breadcrumb-trail.ts';

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
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
