import { categoryPages, contentOf } from '../../content/en/page-content.ts';
import { pageAt } from '../../content/en/pages.ts';
import { statedPrice } from '../../content/en/prices.ts';
import { servicePages } from '../../content/en/service-pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { pagePath } from '../layout/page-path.ts';
import { isEmergency, ServiceCallPanel } from '../sections/call-panel.tsx';
import { Cases } from '../sections/cases.tsx';
import { EarlyPrices } from '../sections/early-prices.tsx';
import { LinkRows, RelatedPages } from '../sections/link-rows.tsx';
import { PageColumns } from '../sections/page-columns.tsx';
import { pageLink } from '../sections/page-link.ts';
import { PassagePicture, PassageRows, Prose } from '../sections/passages.tsx';
import { PricePassage } from '../sections/price-passage.tsx';
import { Questions } from '../sections/questions.tsx';
import { Section, SectionHeading } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/service-category';

/** Runs at build only: page content is in each page's own data, not in the client bundle. */
export function loader({ url }: Route.LoaderArgs) {
  const path = pagePath(url.pathname);
  return { page: pageAt(path), copy: contentOf(path, categoryPages) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function ServiceCategory({ loaderData: { page, copy } }: Route.ComponentProps) {
  const links = Object.entries(copy.services).map(([slug, line]) => ({
    ...pageLink(`${page.path}/${slug}`),
    line,
  }));
  const priced = copy.passages.filter(statedPrice);
  const [first, ...others] = copy.passages.filter((passage) => !priced.includes(passage));
  return (
    <Sections>
      <PageHero
        title={copy.heading}
        description={copy.lead}
        breadcrumbs={breadcrumbTrail(page.path)}
        facts={isEmergency(page.path) && <EarlyPrices />}
      />
      <PageColumns>
        <section className="grid gap-6">
          <SectionHeading>{servicePages.services}</SectionHeading>
          <LinkRows links={links} />
        </section>
        <PassagePicture picture={copy.picture} />
        {first && <Prose passage={first} />}
        <Cases passage={copy.choose} />
        {priced.map((passage) => (
          <PricePassage key={passage.heading} passage={passage} />
        ))}
      </PageColumns>
      <Section background="mist">
        <PassageRows passages={others} />
      </Section>
      <Section>
        <div className="grid gap-14">
          <Questions questions={copy.questions} />
          {copy.related && <RelatedPages paths={copy.related} />}
        </div>
      </Section>
      <ServiceCallPanel path={page.path} />
    </Sections>
  );
}
