import { pageAt } from '../../content/en/pages.ts';
import { reviews } from '../../content/en/reviews.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/reviews');

export const meta = () => pageMeta(page, reviews);

export default function Reviews() {
  return (
    <PageHero
      title={reviews.heading}
      description={reviews.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
