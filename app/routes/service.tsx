import { asideCopy } from '../../content/registry/aside-copy.ts';
import type { StepsPassage } from '../../content/registry/copy.ts';
import { factsOf } from '../../content/registry/job-facts.ts';
import { contentOf, servicePages } from '../../content/registry/page-content.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { statedPrice } from '../../content/registry/stated-price.ts';
import { registeredPath } from '../layout/page-path.ts';
import { ServiceCallPanel } from '../sections/call-panel.tsx';
import { Cases } from '../sections/cases.tsx';
import { EarlyPrice } from '../sections/early-price.tsx';
import { HeroColumns } from '../sections/hero-columns.tsx';
import { RelatedPages } from '../sections/link-rows.tsx';
import { PassagePicture, Prose } from '../sections/passages.tsx';
import { PricePassage } from '../sections/price-passage.tsx';
import { Questions } from '../sections/questions.tsx';
import { ReadyList } from '../sections/ready-list.tsx';
import { Section, SectionHeading } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { Steps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/service';

/** Runs at build only: page content is in each page's own data, not in the client bundle. */
export function loader({ url }: Route.LoaderArgs) {
  const path = registeredPath(url.pathname);
  const copy = contentOf(path, servicePages);
  const aside = asideCopy(['when', 'how', 'price', 'ready', 'questions']);
  return { page: pageAt(path), copy, aside, facts: factsOf(path) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function ServicePage({
  loaderData: { page, copy, aside, facts },
}: Route.ComponentProps) {
  return (
    <Sections>
      <HeroColumns
        path={page.path}
        copy={copy}
        aside={aside}
        facts={<EarlyPrice stated={statedPrice(copy.price)} />}
      >
        <Prose passage={copy.what} />
        <PassagePicture picture={copy.picture} inHero />
        <Cases id="when" passage={copy.when} />
        <JobSteps passage={copy.how} />
        <PricePassage id="price" passage={copy.price} facts={facts} />
        <ReadyList passage={copy.ready} />
      </HeroColumns>
      <Section background="mist">
        <Questions questions={copy.questions} />
      </Section>
      <Section>
        <RelatedPages paths={copy.related} />
      </Section>
      <ServiceCallPanel path={page.path} />
    </Sections>
  );
}

function JobSteps({ passage: { heading, steps } }: { passage: StepsPassage }) {
  return (
    <section id="how">
      <SectionHeading>{heading}</SectionHeading>
      <Steps steps={steps} className="mt-8" />
    </section>
  );
}
