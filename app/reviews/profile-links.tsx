import type { ProfileLink } from '../../content/en/owner-facts.ts';

/** Links to the business on other sites. Nothing where there are none. */
export function ProfileLinks({ links }: { links: readonly ProfileLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className="text-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
