import { servicePages } from '#words/pages/service-pages.ts';
import { asideCopy } from '../../content/registry/aside-copy.ts';
import { categoryPages, contentOf } from '../../content/registry/page-content.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { statedPrice } from '../../content/registry/stated-price.ts';
import { registeredPath } from '../layout/page-path.ts';
import { ServiceCallPanel } from '../sections/call-panel.tsx';
import { EarlyPrice } from '../sections/early-price.tsx';
import { HeroColumns } from '../sections/hero-columns.tsx';
import { LinkRows, RelatedPages } from '../sections/link-rows.tsx';
import { pageLink } from '../sections/page-link.ts';
import { PassagePicture, PassageRows, Prose } from '../sections/passages.tsx';
import { PricePassage } from '../sections/price-passage.tsx';
import { Questions } from '../sections/questions.tsx';
import { Section, SectionHeading } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/service-category';
import { Choices } from './service-category/choices.tsx';

/** Runs at build only: page content is in each page's own data, not in the client bundle. */
export function loader({ url }: Route.LoaderArgs) {
  const path = registeredPath(url.pathname);
  const copy = contentOf(path, categoryPages);
  const price = copy.passages.some(statedPrice) ? (['price'] as const) : [];
  const aside = asideCopy(['services', 'choose', ...price, 'questions']);
  return { page: pageAt(path), copy, aside };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function ServiceCategory({
  loaderData: { page, copy, aside },
}: Route.ComponentProps) {
  const links = Object.entries(copy.services).map(([slug, line]) => ({
    ...pageLink(`${page.path}/${slug}`),
    line,
  }));
  const priced = copy.passages.find(statedPrice);
  const [first, ...others] = copy.passages.filter((passage) => passage !== priced);
  return (
    <Sections>
      <HeroColumns
        path={page.path}
        copy={copy}
        aside={aside}
        facts={priced && <EarlyPrice stated={statedPrice(priced)} />}
      >
        <section id="services" className="grid gap-6">
          <SectionHeading>{servicePages.services}</SectionHeading>
          <LinkRows links={links} />
        </section>
        <PassagePicture picture={copy.picture} inHero />
        {first && <Prose passage={first} />}
        <Choices {...copy.choose} />
        {priced && <PricePassage id="price" passage={priced} />}
      </HeroColumns>
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
