import { pageAt } from '../../content/en/pages.ts';
import { search } from '../../content/en/search.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/search');

export const meta = () => pageMeta(page, search);

export default function Search() {
  return (
    <PageHero
      title={search.heading}
      description={search.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
