import { pageAt } from '../../content/en/pages.ts';
import { serviceAreasCopy } from '../../content/en/towns/index-page.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { AreaMap } from '../maps/area-map.tsx';
import { Band } from '../sections/band.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { PassageRows } from '../sections/passage-rows.tsx';
import { Questions } from '../sections/questions.tsx';
import { TownList } from '../sections/town-list.tsx';
import { pageMeta } from '../seo/page-meta.ts';

const page = pageAt('/service-areas');

export const meta = () => pageMeta(page, serviceAreasCopy);

export default function ServiceAreas() {
  return (
    <>
      <PageHero
        title={serviceAreasCopy.heading}
        description={serviceAreasCopy.lead}
        breadcrumbs={breadcrumbTrail(page.path)}
      />
      <Band>
        <div className="grid items-start gap-12 lg:gap-16 lg:grid-cols-2">
          <div className="lg:sticky lg:top-28">
            <AreaMap />
          </div>
          <TownList towns={serviceAreasCopy.towns} />
        </div>
      </Band>
      <Band ground="mist">
        <PassageRows passages={serviceAreasCopy.passages} />
      </Band>
      <Band>
        <Questions questions={serviceAreasCopy.questions} />
      </Band>
      <CallPanel />
    </>
  );
}
