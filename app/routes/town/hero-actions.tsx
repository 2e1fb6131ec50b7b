import { servicePages } from '#words/pages/service-pages.ts';
import { useBookingPath } from '../../layout/booking-path.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function HeroActions() {
  return (
    <div className="mt-6 flex flex-wrap gap-4">
      <CallLink className="w-full sm:w-60" />
      <LinkButton to={useBookingPath()} look="quiet" className="w-full sm:w-48">
        {servicePages.aside.book}
      </LinkButton>
    </div>
  );
}
