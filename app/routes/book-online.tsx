import { bookOnline } from '../../content/en/booking-pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { RequestCard } from '../sections/request-card.tsx';
import { pageAt, pageMeta } from '../seo/page-meta.ts';

const path = '/book-online';

export const meta = () => pageMeta(pageAt(path));

export default function BookOnline() {
  return (
    <>
      <PageHero {...bookOnline} breadcrumbs={breadcrumbTrail(path)} />
      <div className="wrap grid gap-12 py-8 lg:grid-cols-[27rem_1fr] lg:gap-20 lg:py-16">
        <RequestCard className="lg:-mt-32" />
        <NextSteps />
      </div>
      <CallPanel />
    </>
  );
}
