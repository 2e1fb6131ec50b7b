import { Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { progressWords as words } from '#words/follow.ts';
import { thankYou } from '#words/pages/thank-you.ts';
import { usePhone } from '../phone/use-phone.ts';
import { Either } from '../ui/either.tsx';
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

interface ProgressProps {
  followed: Followed;
  /** If false, the steps are hidden but keep their space. */
  showsSteps?: boolean;
  /** Below the steps, and on large screens to their right. */
  ticket?: ReactNode;
}

/**
 * The state of a request: what it means, which steps were reached when, the ticket, the number to call, and what is
 * arranged. Space is reserved for all of it before it is known, so that nothing moves.
 */
export function Progress({ followed, showsSteps = true, ticket }: ProgressProps) {
  const phone = usePhone();
  const { request } = followed;
  const isClosed = request !== undefined && !request.can_cancel;
  const isArranged = Boolean(request?.word ?? request?.quoted_cents ?? request?.appointment_at);
  const known = sentence(followed);
  const isComing = request?.status === 'accepted' || request?.status === 'on_the_way';
  // Hidden from screen readers until known, and at first: they do not announce a status that is rendered with its text.
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), 600);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section
      aria-label={words.heading}
      className="grid grid-cols-1 gap-x-16 gap-y-3 md:gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div>
        {/* As high as the longest sentence, or one with the time in large type. */}
        <p role="status">
          <span
            aria-hidden={!isOld || !known}
            className="sign flex min-h-25 max-w-2xl items-center border-l-4 border-steel pl-4 text-[1.375rem]/tight md:min-h-29 md:text-3xl"
          >
            {isComing && request.eta_at && !request.arrived_at ? (
              <span>
                <span>{known}</span> <Expected at={request.eta_at} />
              </span>
            ) : (
              (known ?? standing.unknown)
            )}
          </span>
        </p>
        <ol
          className={`mt-3 grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-2 gap-y-1 text-sm/snug md:mt-6 md:grid-cols-2 md:gap-2 md:text-base ${showsSteps ? '' : 'invisible'}`}
        >
          <Step {...steps.received} isClosed={isClosed} at={request?.created_at} />
          <Step {...steps.accepted} isClosed={isClosed} at={request?.accepted_at} />
          <Step {...steps.on_the_way} isClosed={isClosed} at={request?.on_the_way_at} />
          <Step {...steps.done} isClosed={isClosed} at={request?.done_at} />
        </ol>
      </div>
      {ticket}
      {/* On small screens it is in the call bar. */}
      <a
        href={phone.href}
        className="button w-74 bg-brass text-deep max-md:hidden print:inline-flex"
      >
        <Phone size={20} aria-hidden="true" />
        {`${words.call} ${phone.text}`}
      </a>
      <div className={isClosed ? 'invisible' : ''}>
        <Either second={isArranged}>
          <p className="max-w-2xl text-lg text-steel">
            {request?.usual_wait ? words.usual(request.usual_wait) : thankYou.lead}
          </p>
          <Arranged request={request} />
        </Either>
      </div>
    </section>
  );
}

interface StepProps {
  reached: string;
  ahead: string;
  /** Whether the request is closed: steps not reached never will be, so they are hidden but keep their space. */
  isClosed: boolean;
  at: string | null | undefined;
}

/** Starts with a lock's pin, filled once the step is reached: by its border, which forced colors and paper keep. */
function Step({ reached, ahead, isClosed, at }: StepProps) {
  const look = at ? 'font-semibold' : isClosed ? 'invisible' : 'text-steel';
  return (
    <li className={`flex items-center gap-1.5 md:gap-2 ${look}`}>
      <span
        aria-hidden="true"
        className={`h-5 w-2.5 shrink-0 rounded-[2px_2px_5px_5px] border-current ${at ? 'border-5' : 'border-2'}`}
      />
      {at ? (
        // Narrow enough for one line with any time that has no date, so that nothing moves when the step is reached.
        <span className="max-md:font-sign">
          {reached} <time dateTime={at}>{timeText(at)}</time>
        </span>
      ) : (
        <span>{ahead}</span>
      )}
    </li>
  );
}
