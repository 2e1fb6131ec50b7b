import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PageLink } from './page-link.ts';

/** Links to pages as rows, each with a line about it; the whole row can be pressed. */
export function LinkRows({
  links,
  large = false,
}: {
  links: readonly PageLink[];
  large?: boolean;
}) {
  return (
    <ul className="border-t border-line">
      {links.map(({ path, label, line }) => (
        <li
          key={path}
          className="group relative grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-3 has-[a:hover]:bg-mist"
        >
          <Link
            to={path}
            className={`sign text-navy underline-offset-4 after:absolute after:inset-0 group-hover:underline ${large ? 'py-1 text-2xl md:text-3xl' : 'text-xl'}`}
          >
            {label}
          </Link>
          <ArrowRight
            size={24}
            aria-hidden="true"
            className="row-span-2 text-navy transition-[translate] group-hover:translate-x-1"
          />
          <span className="max-w-xl text-quiet">{line}</span>
        </li>
      ))}
    </ul>
  );
}
