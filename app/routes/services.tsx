import { pageAt } from '../../content/en/pages.ts';
import { servicesIndex } from '../../content/en/services-index.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/services');

export const meta = () => pageMeta(page, servicesIndex);

export default function Services() {
  return (
    <PageHero
      title={servicesIndex.heading}
      description={servicesIndex.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
