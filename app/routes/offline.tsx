import { offline } from '#words/pages/offline.ts';
import { offlinePage } from '../../content/registry/pages.ts';
import { displayFont } from '../layout/display-font.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallLink } from '../phone/call-link.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { pageMeta } from '../seo/page-meta.ts';

// This page runs without React, which otherwise loads the font (app/layout/display-font.ts). The service
// worker has cached the files.
const fontFaceRules = displayFont.files
  .map(
    ([weight, url]) =>
      `@font-face{font-family:"${displayFont.family}";font-weight:${weight};font-display:swap;src:url(${url})}`,
  )
  .join('');

export const meta = () => pageMeta(offlinePage, offline);

/** Shown at the address of any page, and therefore without React, which would request that page's data. */
export default function Offline() {
  return (
    <>
      <style>{fontFaceRules}</style>
      <PageHero title={offline.heading} description={offline.lead}>
        <div className="mt-8 flex flex-wrap gap-4">
          <CallLink />
          {/* Reloads the current address: the page that was requested. */}
          <a href="?" className="button border-current">
            {offline.again}
          </a>
        </div>
      </PageHero>
      <CallPanel title={offline.call.title} text={offline.call.text} />
    </>
  );
}
