import { servicePages } from '#words/pages/service-pages.ts';
import type { AsideCopy } from '../../content/registry/aside-copy.ts';
import { useBookingPath } from '../layout/booking-path.ts';
import { CallLink } from '../phone/call-link.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const { title, text, book, license } = servicePages.aside;

/** Sticky panel of large screens with the number; smaller screens have the call bar. */
export function AsidePanel({ price, parts, className }: AsideCopy & { className: string }) {
  const booking = useBookingPath();
  return (
    <aside
      aria-label={title}
      className={`on-white aside-panel lift rounded-xl border border-line text-base text-quiet max-lg:hidden ${className}`}
    >
      <p className="sign text-2xl text-navy">{title}</p>
      <p className="mb-4">{text}</p>
      <CallLink className="w-full" />
      <LinkButton to={booking} look="quiet" className="mt-3 mb-4 w-full text-navy">
        {book}
      </LinkButton>
      <p>{price}</p>
      <ul>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link text-navy">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p>{license}</p>
    </aside>
  );
}
