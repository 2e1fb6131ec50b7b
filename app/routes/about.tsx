import { about } from '../../content/en/about.ts';
import { pageAt } from '../../content/en/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/about');

export const meta = () => pageMeta(page, about);

export default function About() {
  return (
    <PageHero
      title={about.heading}
      description={about.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
