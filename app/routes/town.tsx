import { copyOf, townCopies } from '../../content/en/copies.ts';
import { pageAt } from '../../content/en/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/town';

/** Runs at build only: each page carries its own words, and the browser's bundle nobody's. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  return { page: pageAt(pathname), copy: copyOf(pathname, townCopies) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function Town({ loaderData: { page, copy } }: Route.ComponentProps) {
  return (
    <PageHero
      title={copy.heading}
      description={copy.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
