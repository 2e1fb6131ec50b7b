import { Mail, MapPin, MessageSquare } from 'lucide-react';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { mailtoHref } from '../../contract/email-address.ts';
import { telHref } from '../../contract/phone.ts';
import { mapLink } from '../../contract/position.ts';
import { CallButton } from './call-button.tsx';
import { mapPlaceOf } from './summary.ts';

const linkClass =
  'inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-lg border border-navy px-3 font-sign text-lg font-semibold whitespace-nowrap text-navy hover:bg-mist';

/** The two buttons that are used in every job, side by side. */
export function CallAndMap({ request }: { request: RequestDetail }) {
  const { phone } = request;
  const place = mapPlaceOf(request);
  return (
    <div className="mt-4 flex gap-3 *:min-h-14 empty:hidden">
      {phone && <CallButton phone={phone} shows="number if wide" className="flex-1 text-lg" />}
      {place && (
        <a href={mapLink(place)} rel="noreferrer" className={linkClass}>
          <MapPin aria-hidden="true" className="size-5" />
          {words.map}
        </a>
      )}
    </div>
  );
}

export function TextAndMail({ request: { phone, email } }: { request: RequestDetail }) {
  return (
    <>
      {phone && (
        <a href={telHref(phone).replace('tel:', 'sms:')} className={linkClass}>
          <MessageSquare aria-hidden="true" className="size-5" />
          {words.text}
        </a>
      )}
      {email && (
        <a href={mailtoHref(email)} className={linkClass}>
          <Mail aria-hidden="true" className="size-5" />
          {words.mail}
        </a>
      )}
    </>
  );
}
