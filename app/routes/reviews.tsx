import { judgeUs } from '#words/pages/judge-us.ts';
import { reviews } from '#words/pages/reviews.ts';
import { customerReviews } from '../../content/registry/customer-reviews.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { Prose } from '../sections/passages.tsx';
import { Points } from '../sections/points.tsx';
import { Rating } from '../sections/rating.tsx';
import { Section, SectionHeading } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/reviews';
import { CustomerReviews } from './reviews/customer-reviews.tsx';
import { LeaveReview } from './reviews/leave-review.tsx';

/** Runs at build only: the words are in the page's own data, not in the client bundle. */
export function loader() {
  return { page: pageAt('/reviews'), copy: reviews, quotes: customerReviews, judgeUs };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page, loaderData.copy) : [];

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { page, copy, quotes, judgeUs } = loaderData;
  const { heading, lead, list, reading, leave, wrong } = copy;
  return (
    <Sections>
      <PageHero title={heading} description={lead} path={page.path} beside="rating">
        <Rating className="mt-6 xl:absolute xl:right-8 xl:bottom-28 xl:w-62 xl:origin-bottom-right xl:[transform:scale(2)]" />
      </PageHero>
      <Section>
        <SectionHeading>{reading.heading}</SectionHeading>
        <Points points={reading.points} className="mt-8 lg:grid-cols-3 lg:gap-12" />
      </Section>
      <Section background="mist">
        <CustomerReviews reviews={quotes} words={{ list, judgeUs }} />
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[2fr_1fr]">
          <LeaveReview words={leave} />
          <div className="self-start rounded-xl bg-mist p-6 md:p-8">
            <Prose passage={wrong} />
          </div>
        </div>
      </Section>
      <CallPanel />
    </Sections>
  );
}
