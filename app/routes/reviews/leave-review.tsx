import { reviewProfiles } from '#words/owner-facts.ts';
import type { ReviewsCopy } from '#words/pages/reviews.ts';
import { supportEmail } from '../../../content/facts/business.ts';
import { ProfileLinks } from '../../reviews/judge-us.tsx';
import { SectionHeading } from '../../sections/section.tsx';
import { Steps } from '../../sections/steps.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** How to leave a review, and where: on the sites that the owner has named, and by email. */
export function LeaveReview({ words }: { words: ReviewsCopy['leave'] }) {
  const { heading, steps, email } = words;
  const subject = encodeURIComponent(email.subject);
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      <Steps steps={steps} className="mt-8 md:grid-cols-2 lg:gap-x-16" />
      <LinkButton
        to={`mailto:${supportEmail.value}?subject=${subject}`}
        look="primary"
        className="mt-8 max-sm:w-full"
      >
        {email.label}
      </LinkButton>
      <ProfileLinks links={reviewProfiles} />
    </section>
  );
}
