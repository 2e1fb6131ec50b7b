import { faq } from '../../content/en/faq.ts';
import { pageAt } from '../../content/en/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/faq');

export const meta = () => pageMeta(page, faq);

export default function Faq() {
  return (
    <PageHero title={faq.heading} description={faq.lead} breadcrumbs={breadcrumbTrail(page.path)} />
  );
}
