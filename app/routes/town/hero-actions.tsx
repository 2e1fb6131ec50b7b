import { servicePages } from '#words/pages/service-pages.ts';
import { useBookingPath } from '../../layout/booking-path.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Buttons side by side, as in the call bar, or one below the other with large text. */
export function HeroActions() {
  return (
    <div className="mt-3 mb-4 flex flex-wrap gap-2 sm:gap-4 md:my-6">
      <CallLink className="grow basis-44 px-0 sm:max-w-60" />
      <LinkButton to={useBookingPath()} look="quiet" className="grow basis-32 px-0 sm:max-w-48">
        {servicePages.aside.book}
      </LinkButton>
    </div>
  );
}
