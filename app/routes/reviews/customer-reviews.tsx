import { reviewProfiles } from '#words/owner-facts.ts';
import type { JudgeUsCopy } from '#words/pages/judge-us.ts';
import type { ReviewsCopy } from '#words/pages/reviews.ts';
import type { CustomerReview } from '../../../content/registry/customer-reviews.ts';
import { JudgeUs, ProfileLinks } from '../../reviews/judge-us.tsx';
import { CustomerQuotes } from '../../sections/customer-quotes.tsx';
import { Rating } from '../../sections/rating.tsx';

interface CustomerReviewsProps {
  reviews: readonly CustomerReview[];
  words: Pick<ReviewsCopy, 'aggregate' | 'list'> & { judgeUs: JudgeUsCopy };
}

/** Customer reviews beside the rating, or what to go by while there are none. */
export function CustomerReviews({ reviews, words }: CustomerReviewsProps) {
  const { aggregate, list, judgeUs } = words;
  if (reviews.length === 0) return <JudgeUs words={judgeUs} />;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
      <section className="self-start rounded-xl bg-mist p-6 md:p-8">
        <h2 className="sign mb-4 text-2xl">{aggregate.heading}</h2>
        <Rating className="text-navy" />
        <ProfileLinks links={reviewProfiles} />
      </section>
      <section>
        <h2 className="sign text-3xl text-navy">{list.heading}</h2>
        <p className="mt-4 mb-8">{list.text}</p>
        <CustomerQuotes reviews={reviews} />
      </section>
    </div>
  );
}
