import type { ReactNode } from 'react';
import { servicePages } from '../../content/en/service-pages.ts';
import { useBookingPath } from '../layout/booking-path.ts';
import { CallLink } from '../phone/call-link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Sections } from './sections.tsx';

/** A page's main column, with the call panel beside it on large screens. */
export function PageColumns({ children }: { children: ReactNode }) {
  return (
    <div className="wrap relative grid gap-12 py-14 md:py-20 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <div className="grid content-start gap-14">
        <Sections inner>{children}</Sections>
      </div>
      <Sections inner>
        <AsidePanel />
      </Sections>
    </div>
  );
}

/** Sticky panel of large screens with the number; smaller screens have the call bar. */
function AsidePanel() {
  const { title, text, book, license } = servicePages.aside;
  const booking = useBookingPath();
  return (
    <aside
      aria-label={title}
      className="on-white lg:sticky lg:top-28 self-start rounded-xl border border-line p-6 shadow-2xl max-lg:hidden lg:-mt-40"
    >
      <p className="sign text-2xl text-navy">{title}</p>
      <p className="mt-2 mb-4 text-base text-quiet">{text}</p>
      <CallLink className="w-full" />
      <LinkButton to={booking} look="quiet" className="mt-4 w-full text-navy">
        {book}
      </LinkButton>
      <p className="mt-4 border-t border-line pt-4 text-base text-quiet">{license}</p>
    </aside>
  );
}
