import { privacyPolicy } from '#words/pages/privacy-policy.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { LegalText } from '../sections/legal-text.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../seo/structured-data.tsx';
import { BladeEdge } from '../ui/blade.tsx';

const page = pageAt('/privacy-policy');

export const meta = () => pageMeta(page, privacyPolicy);
export const handle: PageHandle = { copy: privacyPolicy };

export default function PrivacyPolicy() {
  return (
    <Sections>
      <PageHero
        title={privacyPolicy.heading}
        description={privacyPolicy.lead}
        breadcrumbs={breadcrumbTrail(page.path)}
      />
      <LegalText {...privacyPolicy} />
      <BladeEdge className="text-white" />
    </Sections>
  );
}
