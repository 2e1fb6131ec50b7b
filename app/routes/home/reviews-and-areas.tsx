import type { home } from '../../../content/en/home.ts';
import { customerReviews } from '../../../content/en/shared/customer-reviews.ts';
import { AreaMap } from '../../maps/area-map.tsx';
import { CustomerQuotes } from '../../sections/customer-quotes.tsx';
import { Rating } from '../../sections/rating.tsx';
import { SectionIntro } from '../../sections/section-intro.tsx';

/** The rating and the first two customer reviews. */
export function ReviewsSection({ heading, text, empty, link }: typeof home.reviews) {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[2fr_3fr]">
      <Rating className="text-navy" />
      <SectionIntro heading={heading} text={text} link={link}>
        <div className="mt-6">
          {customerReviews.length > 0 ? (
            <CustomerQuotes reviews={customerReviews.slice(0, 2)} />
          ) : (
            <p className="max-w-2xl border-l-4 border-line pl-6">{empty}</p>
          )}
        </div>
      </SectionIntro>
    </section>
  );
}

/** Service areas, with the map of the towns. */
export function AreasSection({ heading, text, link }: typeof home.areas) {
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-2">
        <SectionIntro heading={heading} text={text} link={link} />
        <AreaMap />
      </div>
    </section>
  );
}
