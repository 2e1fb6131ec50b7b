import { townPages as words } from '#words/pages/service-pages.ts';
import { startingPrices } from '#words/prices.ts';
import { areaAt } from '../../content/facts/areas.ts';
import { asideCopy } from '../../content/registry/aside-copy.ts';
import { contentOf, townPages } from '../../content/registry/page-content.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { registeredPath } from '../layout/page-path.ts';
import { CallPanel } from '../sections/call-panel.tsx';
import { EarlyPrice } from '../sections/early-price.tsx';
import { PageColumns } from '../sections/page-columns.tsx';
import { Prose } from '../sections/passages.tsx';
import { Questions } from '../sections/questions.tsx';
import { ReadyList } from '../sections/ready-list.tsx';
import { Section } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/town';
import { HeroActions } from './town/hero-actions.tsx';
import { TownCalls } from './town/town-calls.tsx';
import { TownPlace } from './town/town-place.tsx';

/** Runs at build only: page content is in each page's own data, not in the client bundle. */
export function loader({ url }: Route.LoaderArgs) {
  const path = registeredPath(url.pathname);
  const aside = asideCopy(['jobs', 'ready', 'questions']);
  return { page: pageAt(path), copy: contentOf(path, townPages), aside };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function Town({ loaderData: { page, copy, aside } }: Route.ComponentProps) {
  const area = areaAt(page.path);
  return (
    <Sections>
      <PageHero
        eyebrow={words.eyebrow(area)}
        title={copy.heading}
        description={copy.lead}
        path={page.path}
        facts={
          <EarlyPrice stated={startingPrices.items[0]}>
            <HeroActions />
          </EarlyPrice>
        }
        code={area.zips[0]}
        beside="map"
      />
      <div className="wrap page-columns py-14 md:py-20">
        <Sections inner>
          <TownCalls {...copy.calls} />
          <TownPlace area={area} neighbors={copy.neighbors} />
        </Sections>
      </div>
      <div className="bg-mist">
        <PageColumns aside={aside} raised={false}>
          {copy.passages.map((passage) => (
            <Prose key={passage.heading} passage={passage} />
          ))}
          <ReadyList passage={copy.ready} />
        </PageColumns>
      </div>
      <Section>
        <Questions questions={copy.questions} />
      </Section>
      <CallPanel />
    </Sections>
  );
}
