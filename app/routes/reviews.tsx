import { judgeUs } from '#words/pages/judge-us.ts';
import { reviews } from '#words/pages/reviews.ts';
import { customerReviews } from '../../content/registry/customer-reviews.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { Prose } from '../sections/passages.tsx';
import { Sections } from '../sections/sections.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/reviews';
import { CustomerReviews } from './reviews/customer-reviews.tsx';

/** Runs at build only: the words are in the page's own data, not in the client bundle. */
export function loader() {
  return { page: pageAt('/reviews'), copy: reviews, quotes: customerReviews, judgeUs };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { page, copy, quotes, judgeUs } = loaderData;
  const { heading, lead, aggregate, list, passages, leave } = copy;
  return (
    <Sections>
      <PageHero
        title={heading}
        description={lead}
        breadcrumbs={breadcrumbTrail(page.path)}
        backdrop="residential-locksmith"
      />
      <div className="wrap grid gap-14 py-14 md:py-20">
        <CustomerReviews reviews={quotes} words={{ aggregate, list, judgeUs }} />
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <div className="grid content-start gap-14">
            {passages.map((passage) => (
              <Prose key={passage.heading} passage={passage} />
            ))}
          </div>
          <NextSteps {...leave} />
        </div>
      </div>
      <CallPanel />
    </Sections>
  );
}
