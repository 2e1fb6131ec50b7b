import type { JudgeUsCopy } from '#words/pages/judge-us.ts';
import type { ReviewsCopy } from '#words/pages/reviews.ts';
import type { CustomerReview } from '../../../content/registry/customer-reviews.ts';
import { JudgeUs } from '../../reviews/judge-us.tsx';
import { CustomerQuotes } from '../../sections/customer-quotes.tsx';
import { SectionHeading } from '../../sections/section.tsx';

interface CustomerReviewsProps {
  reviews: readonly CustomerReview[];
  words: Pick<ReviewsCopy, 'list'> & { judgeUs: JudgeUsCopy };
}

/** Customer reviews, or what to judge us by while there are none. */
export function CustomerReviews({ reviews, words }: CustomerReviewsProps) {
  const { list, judgeUs } = words;
  if (reviews.length === 0) return <JudgeUs words={judgeUs} />;
  return (
    <section>
      <SectionHeading>{list.heading}</SectionHeading>
      <p className="mt-2 mb-8 text-quiet">{list.text}</p>
      <CustomerQuotes reviews={reviews} />
    </section>
  );
}
