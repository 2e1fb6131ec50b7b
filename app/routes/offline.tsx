import { offline } from '../../content/en/offline.ts';
import { offlinePage } from '../../content/en/pages.ts';
import semibold from '../fonts/sign-600.woff2?url';
import bold from '../fonts/sign-700.woff2?url';
import { PageHero } from '../layout/page-hero.tsx';
import { CallLink } from '../phone/call-link.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { pageMeta } from '../seo/page-meta.ts';

// What app/layout/display-font.ts does where there is React. The files are on the device already.
const signFace = Object.entries({ 600: semibold, 700: bold })
  .map(
    ([weight, url]) =>
      `@font-face{font-family:"Barlow Semi Condensed";font-weight:${weight};font-display:swap;src:url(${url})}`,
  )
  .join('');

export const meta = () => pageMeta(offlinePage, offline);

/** Shown under the address of any page, and so without React, which would look for that page's words. */
export default function Offline() {
  return (
    <>
      <style>{signFace}</style>
      <PageHero title={offline.heading} description={offline.lead}>
        <div className="mt-8 flex flex-wrap gap-4">
          <CallLink />
          {/* The address it is shown under: the page that was asked for. */}
          <a href="?" className="button border-current">
            {offline.again}
          </a>
        </div>
      </PageHero>
      <CallPanel title={offline.call.title} text={offline.call.text} />
    </>
  );
}
