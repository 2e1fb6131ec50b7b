import { useId } from 'react';
import { Link } from 'react-router';
import { contact } from '#words/pages/contact.ts';
import { CallbackForm } from '../../booking/callback-form.tsx';

const { heading, intro, booking } = contact.callback;

export function CallbackCard({ className }: { className: string }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`on-white rounded-xl border border-transparent p-4 lift-2xl sm:p-6 ${className}`}
    >
      <h2 id={headingId} className="sign text-2xl text-navy md:text-3xl">
        {heading}
      </h2>
      <p className="mb-4 text-quiet">{intro}</p>
      <CallbackForm headingId={headingId} />
      <p className="mt-4 text-base text-quiet">
        {booking.text}{' '}
        <Link to={booking.link.path} className="text-link">
          {booking.link.label}
        </Link>
      </p>
    </section>
  );
}
