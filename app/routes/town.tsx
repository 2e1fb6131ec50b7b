import { Link } from 'react-router';
import { areaAt } from '../../content/en/areas.ts';
import type { TownCopy } from '../../content/en/copy.ts';
import { contentOf, townPages } from '../../content/en/page-content.ts';
import { pageAt } from '../../content/en/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pagePath } from '../layout/page-path.ts';
import { CallPanel } from '../sections/call-panel.tsx';
import { EarlyPrices } from '../sections/early-prices.tsx';
import { pageLink } from '../sections/page-link.ts';
import { Prose } from '../sections/passages.tsx';
import { Questions } from '../sections/questions.tsx';
import { ReadyList } from '../sections/ready-list.tsx';
import { Section, SectionHeading } from '../sections/section.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/town';
import { TownPlace } from './town/town-place.tsx';

/** Runs at build only: page content is in each page's own data, not in the client bundle. */
export function loader({ url }: Route.LoaderArgs) {
  const path = pagePath(url.pathname);
  return { page: pageAt(path), copy: contentOf(path, townPages) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function Town({ loaderData: { page, copy } }: Route.ComponentProps) {
  const area = areaAt(page.path);
  return (
    <>
      <PageHero
        title={copy.heading}
        description={copy.lead}
        breadcrumbs={breadcrumbTrail(page.path)}
        facts={<EarlyPrices />}
      />
      <Section>
        <div className="grid items-start gap-12 lg:gap-16 lg:grid-cols-[3fr_2fr]">
          <div className="grid gap-12">
            {copy.passages.map((passage) => (
              <Prose key={passage.heading} passage={passage} />
            ))}
          </div>
          <TownPlace area={area} neighbors={copy.neighbors} />
        </div>
      </Section>
      <Section background="mist">
        <TownCalls calls={copy.calls} />
      </Section>
      <Section>
        <div className="grid items-start gap-12 lg:gap-16 lg:grid-cols-2">
          <ReadyList passage={copy.ready} />
          <Questions questions={copy.questions} narrow />
        </div>
      </Section>
      <CallPanel />
    </>
  );
}

/** Typical calls from this town, each with a link to the service that it needs. */
function TownCalls({ calls: { heading, items } }: { calls: TownCopy['calls'] }) {
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
        {items.map(({ title, text, path }) => (
          <li key={title} className="border-t border-line py-6">
            <h3 className="sign text-xl md:text-2xl">{title}</h3>
            <p className="mt-1 max-w-xl text-quiet">{text}</p>
            <Link to={path} className="text-link text-navy">
              {pageLink(path).label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
