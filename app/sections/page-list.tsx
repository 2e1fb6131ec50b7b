import { Link } from 'react-router';
import { sitemap } from '#words/pages/sitemap.ts';
import { type Page, pages } from '../../content/registry/pages.ts';

type Group = keyof typeof sitemap.groups;

/** /thank-you is only for visitors who have sent a request. */
const listed = pages.filter(({ screen }) => screen !== 'thank-you');

const under = (path: string) => (page: Page) =>
  page.path === path || page.path.startsWith(`${path}/`);

const inGroup: Record<Exclude<Group, 'main'>, (page: Page) => boolean> = {
  emergency: under('/services/emergency-locksmith'),
  residential: under('/services/residential-locksmith'),
  commercial: under('/services/commercial-locksmith'),
  automotive: under('/services/auto-locksmith'),
  areas: ({ screen }) => screen === 'town',
  legal: ({ screen }) => screen === 'privacy-policy' || screen === 'terms-conditions',
};

function pagesOf(group: Group): Page[] {
  if (group !== 'main') return listed.filter(inGroup[group]);
  return listed.filter((page) => !Object.values(inGroup).some((within) => within(page)));
}

interface PageListProps {
  groups: readonly Group[];
  /** The level of the groups' headings. */
  level?: 'h2' | 'h3';
}

export function PageList({ groups, level: Heading = 'h2' }: PageListProps) {
  return (
    <div className="grid gap-12 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <section key={group}>
          <Heading className="sign border-b border-line pb-2 text-2xl text-navy">
            {sitemap.groups[group]}
          </Heading>
          <ul className="mt-2">
            {pagesOf(group).map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className="block py-2 underline underline-offset-4">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
