import { Check } from 'lucide-react';
import { bookOnline } from '#words/pages/book-online.ts';
import type { ListPassage } from '../../content/registry/copy.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { generalFacts } from '../../content/registry/stated-facts.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { RequestCard } from '../sections/request-card.tsx';
import { Sections } from '../sections/sections.tsx';
import { StartingPrices } from '../sections/starting-prices.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/book-online';

/** Runs at build only: the words are in the page's own data, not in the client bundle. */
export function loader() {
  return { page: pageAt('/book-online'), copy: bookOnline };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function BookOnline({ loaderData: { page, copy } }: Route.ComponentProps) {
  return (
    <Sections>
      <PageHero title={copy.heading} description={copy.lead} path={page.path} />
      <div className="wrap relative grid gap-12 pt-9 pb-14 md:pt-20 lg:grid-cols-[1fr_27rem] lg:gap-16 lg:py-20">
        <RequestCard className="self-start lg:col-start-2 lg:-mt-56" />
        <div className="grid content-start gap-14 lg:row-start-1">
          <Sections inner>
            <NextSteps {...copy.next} />
            <StartingPrices facts={generalFacts} />
            <CheckList {...copy.facts} />
          </Sections>
        </div>
      </div>
      <CallPanel />
    </Sections>
  );
}

function CheckList({ heading, items }: Pick<ListPassage, 'heading' | 'items'>) {
  return (
    <section className="max-w-2xl">
      <h2 className="sign text-3xl text-navy">{heading}</h2>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3 wrap-anywhere">
            <Check size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-navy" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
