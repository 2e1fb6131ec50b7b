import { Link } from 'react-router';
import type { home } from '#words/pages/home.ts';
import { judgeUs } from '#words/pages/judge-us.ts';
import {
  type CustomerReview,
  customerReviews,
} from '../../../content/registry/customer-reviews.ts';
import { JudgeUs } from '../../reviews/judge-us.tsx';
import { CustomerQuotes } from '../../sections/customer-quotes.tsx';
import { Rating } from '../../sections/rating.tsx';
import { SectionIntro } from '../../sections/section-intro.tsx';

type ReviewsSectionProps = typeof home.reviews & { reviews?: readonly CustomerReview[] };

/** The rating and the first two customer reviews, or what to judge us by while there are none. */
export function ReviewsSection({
  heading,
  text,
  link,
  reviews = customerReviews,
}: ReviewsSectionProps) {
  if (reviews.length === 0)
    return (
      <div className="wrap py-8 md:py-20">
        <JudgeUs words={judgeUs} brief>
          <Link to={link.path} className="text-link mt-4">
            {link.label}
          </Link>
        </JudgeUs>
      </div>
    );
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-8 py-8 md:py-20 lg:grid-cols-[2fr_3fr]">
      <Rating className="text-navy" />
      <SectionIntro heading={heading} text={text} link={link}>
        <div className="mt-6">
          <CustomerQuotes reviews={reviews.slice(0, 2)} />
        </div>
      </SectionIntro>
    </section>
  );
}

export { AreasSection } from './areas-section.tsx';
