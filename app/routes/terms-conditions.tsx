import { termsConditions } from '#words/pages/terms-conditions.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { LegalText } from '../sections/legal-text.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';
import { BladeEdge } from '../ui/blade.tsx';

const page = pageAt('/terms-conditions');

export const meta = () => pageMeta(page, termsConditions);
export const handle: PageHandle = { copy: termsConditions };

export default function TermsConditions() {
  return (
    <Sections>
      <PageHero
        title={termsConditions.heading}
        description={termsConditions.lead}
        path={page.path}
      />
      <LegalText {...termsConditions} />
      <BladeEdge className="text-white" />
    </Sections>
  );
}
