import { contact } from '../../content/en/contact.ts';
import { pageAt } from '../../content/en/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/contact');

export const meta = () => pageMeta(page, contact);

export default function Contact() {
  return (
    <PageHero
      title={contact.heading}
      description={contact.lead}
      breadcrumbs={breadcrumbTrail(page.path)}
    />
  );
}
