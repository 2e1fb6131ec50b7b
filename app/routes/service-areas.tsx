import { pageAt } from '../../content/en/pages.ts';
import { serviceAreasCopy } from '../../content/en/towns/index-page.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/service-areas');

export const meta = () => pageMeta(page, serviceAreasCopy);

export default function ServiceAreas() {
  return (
    <PageHero
      title={serviceAreasCopy.heading}
      description={serviceAreasCopy.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
