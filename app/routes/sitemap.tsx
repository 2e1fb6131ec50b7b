import { pageAt } from '../../content/en/pages.ts';
import { sitemap } from '../../content/en/sitemap.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/sitemap');

export const meta = () => pageMeta(page, sitemap);

export default function Sitemap() {
  return (
    <PageHero
      title={sitemap.heading}
      description={sitemap.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
