import { pageAt } from '../../content/en/pages.ts';
import { reviews } from '../../content/en/reviews.ts';
import { customerReviews } from '../../content/en/shared/customer-reviews.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { Prose } from '../sections/passages.tsx';
import { Rating } from '../sections/rating.tsx';
import { Sections } from '../sections/sections.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../seo/structured-data.tsx';
import { CustomerReviews } from './reviews/customer-reviews.tsx';

const page = pageAt('/reviews');

export const meta = () => pageMeta(page, reviews);
export const handle: PageHandle = { copy: reviews };

export default function Reviews() {
  const { aggregate, passages, leave } = reviews;
  return (
    <Sections>
      <PageHero
        title={reviews.heading}
        description={reviews.lead}
        breadcrumbs={breadcrumbTrail(page.path)}
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[2fr_3fr]">
        <section className="self-start rounded-xl bg-mist p-6 md:p-8 lg:sticky lg:top-28">
          <h2 className="sign mb-4 text-2xl">{aggregate.heading}</h2>
          <Rating className="text-navy" />
          <p className="mt-2 text-quiet">{aggregate.note}</p>
        </section>
        <div className="grid gap-14">
          <CustomerReviews reviews={customerReviews} />
          {passages.map((passage) => (
            <Prose key={passage.heading} passage={passage} />
          ))}
          <NextSteps {...leave} />
        </div>
      </div>
      <CallPanel />
    </Sections>
  );
}
