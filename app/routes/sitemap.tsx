import { sitemap } from '#words/pages/sitemap.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { PageList } from '../sections/page-list.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';

const page = pageAt('/sitemap');

export const meta = () => pageMeta(page, sitemap);
export const handle: PageHandle = { copy: sitemap };

export default function Sitemap() {
  return (
    <Sections>
      <PageHero title={sitemap.heading} description={sitemap.lead} path={page.path} />
      <div className="wrap py-14 md:py-20">
        <PageList
          groups={[
            'main',
            'emergency',
            'residential',
            'commercial',
            'automotive',
            'areas',
            'legal',
          ]}
        />
      </div>
      <CallPanel />
    </Sections>
  );
}
