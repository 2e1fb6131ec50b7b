import { thankYou } from '../../content/en/booking-pages.ts';
import { pageAt } from '../../content/en/pages.ts';
import { thankYou as thankYouCopy } from '../../content/en/thank-you.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { LastReference } from '../sections/last-reference.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () => pageMeta(pageAt('/thank-you'), thankYouCopy);

export default function ThankYou() {
  return (
    <>
      <PageHero title={thankYou.title} description={thankYou.description}>
        <LastReference />
      </PageHero>
      <div className="wrap py-14 md:py-20">
        <NextSteps across />
      </div>
      <CallPanel />
    </>
  );
}
