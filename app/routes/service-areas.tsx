import { pageAt } from '../../content/en/pages.ts';
import { serviceAreasCopy } from '../../content/en/towns/index-page.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { AreaMap } from '../maps/area-map.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { PassageRows } from '../sections/passage-rows.tsx';
import { Questions } from '../sections/questions.tsx';
import { Section } from '../sections/section.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../seo/structured-data.tsx';
import { TownList } from './service-areas/town-list.tsx';

const page = pageAt('/service-areas');

export const meta = () => pageMeta(page, serviceAreasCopy);
export const handle: PageHandle = { copy: serviceAreasCopy };

export default function ServiceAreas() {
  return (
    <>
      <PageHero
        title={serviceAreasCopy.heading}
        description={serviceAreasCopy.lead}
        breadcrumbs={breadcrumbTrail(page.path)}
      />
      <Section>
        <div className="grid items-start gap-12 lg:gap-16 lg:grid-cols-2">
          <div className="lg:sticky lg:top-28">
            <AreaMap />
          </div>
          <TownList towns={serviceAreasCopy.towns} />
        </div>
      </Section>
      <Section background="mist">
        <PassageRows passages={serviceAreasCopy.passages} />
      </Section>
      <Section>
        <Questions questions={serviceAreasCopy.questions} />
      </Section>
      <CallPanel />
    </>
  );
}
