import { reviews as words } from '../../../content/en/reviews.ts';
import type { CustomerReview } from '../../../content/en/shared/customer-reviews.ts';
import { CustomerQuotes } from '../../sections/customer-quotes.tsx';

/** Customer reviews, or a note that there are none yet. */
export function CustomerReviews({ reviews }: { reviews: readonly CustomerReview[] }) {
  const { heading, text } = reviews.length > 0 ? words.list : words.empty;
  return (
    <section className="max-w-2xl">
      <h2 className="sign text-3xl text-navy">{heading}</h2>
      <p className="mt-4 mb-8">{text}</p>
      {reviews.length > 0 && <CustomerQuotes reviews={reviews} />}
    </section>
  );
}
