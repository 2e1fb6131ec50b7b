import { useId } from 'react';
import { requestCard } from '../../content/en/site.ts';
import { BookingForm } from '../booking/booking-form.tsx';

/** Card around the booking form, in the home hero and on /book-online. */
export function RequestCard({ className = '' }: { className?: string }) {
  const headingId = useId();
  return (
    <section
      id="request"
      aria-labelledby={headingId}
      className={`on-white rounded-xl border border-transparent p-4 shadow-2xl sm:p-6 ${className}`}
    >
      <h2 id={headingId} className="sign text-2xl text-navy md:text-3xl">
        {requestCard.title}
      </h2>
      <p className="mb-4 text-quiet">{requestCard.text}</p>
      <BookingForm headingId={headingId} />
    </section>
  );
}
