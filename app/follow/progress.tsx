import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { progressWords as words } from '#words/follow.ts';
import { TextLink } from '../phone/call-link.tsx';
import { usePhone } from '../phone/use-phone.ts';
import { Arranged, Expected, saysAppointment } from './arranged.tsx';
import { appointmentText, timeText } from './time-text.ts';
import type { Followed } from './use-request.ts';

const { steps, standing, trouble, coming } = words;

/** Undefined until it is known. */
function sentence({ watch, request }: Followed): string | undefined {
  if (watch !== 'current' && watch !== 'asking') return trouble[watch];
  if (!request) return undefined;
  const { status, seen_at, assignee_name = null, eta_at, arrived_at, appointment_at } = request;
  if (appointment_at && saysAppointment(request)) {
    return `${coming.accepted(assignee_name)} ${words.arranged.appointment}: ${appointmentText(appointment_at)}`;
  }
  if (status === 'on_the_way' && arrived_at) return coming.arrived(assignee_name);
  if (status === 'on_the_way' || (status === 'accepted' && eta_at)) {
    return coming[status](assignee_name);
  }
  if (status !== 'pending') return standing[status];
  return seen_at ? standing.seen : standing.unseen;
}

/**
 * How a request stands: what that means, the number to call, and what has happened when. The number comes first, and
 * everything has its place before it is known, so that nothing moves.
 *
 * @param showsSteps false: their place stays empty
 */
export function Progress({
  followed,
  showsSteps = true,
}: {
  followed: Followed;
  showsSteps?: boolean;
}) {
  const phone = usePhone();
  const { request } = followed;
  const isClosed = request !== undefined && !request.can_cancel;
  const known = sentence(followed);
  const isComing = request?.status === 'accepted' || request?.status === 'on_the_way';
  // What is not known yet is not heard, nor is a status that comes with its words.
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), 600);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-label={words.heading}>
      {/* As high as the longest sentence, or one with the time in large. */}
      <p role="status">
        <span
          aria-hidden={!isOld || !known}
          className="sign flex min-h-36 max-w-2xl items-center border-l-4 border-steel pl-4 text-2xl sm:min-h-20 md:min-h-29 md:text-3xl"
        >
          {isComing && request.eta_at && !request.arrived_at ? (
            <span>
              {known} <Expected at={request.eta_at} />
            </span>
          ) : (
            (known ?? standing.unknown)
          )}
        </span>
      </p>
      <a href={phone.href} className="button mt-4 w-full bg-brass text-deep sm:w-74">
        <Phone size={20} aria-hidden="true" />
        {`${words.call} ${phone.text}`}
      </a>
      <TextLink className="mt-3 w-full sm:w-74" />
      <ol className={`mt-6 grid max-w-2xl gap-2 sm:grid-cols-2 ${showsSteps ? '' : 'invisible'}`}>
        <Step {...steps.received} isClosed={isClosed} at={request?.created_at} />
        <Step {...steps.accepted} isClosed={isClosed} at={request?.accepted_at} />
        <Step {...steps.on_the_way} isClosed={isClosed} at={request?.on_the_way_at} />
        <Step {...steps.done} isClosed={isClosed} at={request?.done_at} />
      </ol>
      <Arranged request={request} className={isClosed || !showsSteps ? 'invisible' : ''} />
    </section>
  );
}

interface StepProps {
  reached: string;
  ahead: string;
  /** Whether the request is closed: what has not happened will not, and only its place is kept. */
  isClosed: boolean;
  at: string | null | undefined;
}

function Step({ reached, ahead, isClosed, at }: StepProps) {
  const look = at ? 'font-semibold' : isClosed ? 'invisible' : 'text-steel';
  return (
    <li className={`flex items-center gap-2 ${look}`}>
      <span
        aria-hidden="true"
        className={`size-4 shrink-0 rounded-full border-2 border-current ${at ? 'bg-current' : ''}`}
      />
      {at ? (
        <span>
          {reached} <time dateTime={at}>{timeText(at)}</time>
        </span>
      ) : (
        ahead
      )}
    </li>
  );
}
