import { useId } from 'react';
import { callLanguage } from '#words/call-language.ts';
import { requestCard } from '#words/site.ts';
import { BookingForm } from '../booking/booking-form.tsx';

/** Card around the booking form, in the home hero and on /book-online. */
export function RequestCard({ className = '' }: { className?: string }) {
  const headingId = useId();
  return (
    <section
      id="request"
      aria-labelledby={headingId}
      className={`on-white rounded-xl border border-transparent px-4 pt-2 pb-3 lift sm:p-6 ${className}`}
    >
      <h2 id={headingId} className="sign text-2xl/7 text-navy md:text-3xl">
        {requestCard.title}
      </h2>
      <p className="mb-1 text-sm text-quiet md:mb-4">{callLanguage || requestCard.text}</p>
      <BookingForm headingId={headingId} />
    </section>
  );
}
