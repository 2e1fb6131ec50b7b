import { textsPassage } from '#words/form/text-consent.ts';
import { privacyPolicy } from '#words/pages/privacy-policy.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { rootData } from '../browser/root-data.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { LegalText } from '../sections/legal-text.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';
import { BladeEdge } from '../ui/blade.tsx';

const page = pageAt('/privacy-policy');

export const meta = () => pageMeta(page, privacyPolicy);
export const handle: PageHandle = { copy: privacyPolicy };

/** Contains the passage that server/site/texts-page.ts writes into the page while texts are on. */
const passages = privacyPolicy.passages.flatMap((passage) =>
  rootData.texts && passage.heading === textsPassage.before ? [textsPassage, passage] : [passage],
);

export default function PrivacyPolicy() {
  return (
    <Sections>
      <PageHero title={privacyPolicy.heading} description={privacyPolicy.lead} path={page.path} />
      <LegalText {...privacyPolicy} passages={passages} />
      <BladeEdge className="text-white" />
    </Sections>
  );
}
