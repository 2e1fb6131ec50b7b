import { Link } from 'react-router';
import { townPages } from '#words/pages/service-pages.ts';
import { serviceAreasCopy } from '#words/pages/towns/index-page.ts';
import { areas } from '../../content/facts/areas.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { AreaMap } from '../maps/area-map.tsx';
import { CallLink } from '../phone/call-link.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { PassageRows } from '../sections/passages.tsx';
import { Questions } from '../sections/questions.tsx';
import { Section, SectionHeading } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { ZipCodes } from '../sections/zip-codes.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';

const page = pageAt('/service-areas');

export const meta = () => pageMeta(page, serviceAreasCopy);
export const handle: PageHandle = { copy: serviceAreasCopy };

export default function ServiceAreas() {
  return (
    <Sections>
      <PageHero
        title={serviceAreasCopy.heading}
        description={serviceAreasCopy.lead}
        path={page.path}
        beside="map"
      >
        {/* Phones have the call bar. */}
        <CallLink className="mt-6 w-60 max-lg:hidden" />
      </PageHero>
      <div className="wrap py-14 md:py-20">
        <Sections inner>
          {/* As in app/routes/town/town-place.tsx. */}
          <div className="max-lg:mb-12 lg:-mt-144 lg:mb-24 lg:ml-auto lg:w-96">
            <AreaMap />
          </div>
          <TownList towns={serviceAreasCopy.towns} />
        </Sections>
      </div>
      <Section background="mist">
        <PassageRows passages={serviceAreasCopy.passages} />
      </Section>
      <Section>
        <Questions questions={serviceAreasCopy.questions} />
      </Section>
      <CallPanel />
    </Sections>
  );
}

function TownList({ towns }: { towns: Readonly<Record<string, string>> }) {
  return (
    <section>
      <SectionHeading>{townPages.list}</SectionHeading>
      <ul className="mt-4 grid gap-x-12 lg:grid-cols-2">
        {areas.map(({ slug, name, zips }) => (
          <li key={slug} className="border-t border-line py-6">
            <h3 className="sign text-2xl">
              <Link
                to={`/service-areas/${slug}`}
                className="-my-2.5 inline-block py-2.5 text-navy underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-1 mb-4 max-w-xl text-quiet">{towns[slug]}</p>
            <ZipCodes label={townPages.zips(zips.length)} zips={zips} />
          </li>
        ))}
      </ul>
    </section>
  );
}
