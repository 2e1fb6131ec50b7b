import { busyNow, followPage as words } from '#words/follow.ts';
import type { FollowedRequest } from '../../../contract/answers/linked-request.ts';
import { busyLook } from '../../../contract/busy.ts';
import { useToken } from '../../browser/use-token.ts';
import { Progress } from '../progress.tsx';
import { RequestPhotos } from '../request-photos.tsx';
import { Ticket, translateOption } from '../ticket.tsx';
import { useRequest, type Watch } from '../use-request.ts';
import { CancelRequest } from './cancel-request.tsx';
import { NoteForm } from './note-form.tsx';
import { PageFrame } from './page-frame.tsx';

/** The page behind the link in the customer's mail. */
export function RequestPage() {
  const token = useToken();
  return token === '' ? <PageFrame {...words.none} /> : <OwnRequest key={token} token={token} />;
}

const isEnding = (watch: Watch) => watch === 'wrong' || watch === 'erased' || watch === 'past';

function OwnRequest({ token }: { token: string }) {
  const { watch, request, take, ask } = useRequest(token);
  if (isEnding(watch)) return <PageFrame {...words[watch]} />;
  return (
    <PageFrame
      heading={words.heading}
      hero={
        <>
          {/* Customers who have a time see only that. */}
          {request?.busy_minutes && !request.eta_at && !request.appointment_at && (
            <p className={busyLook.form}>{busyNow(request.busy_minutes)}</p>
          )}
          <div className="mt-4">
            <Progress
              followed={{ watch, request }}
              ticket={<Ticket reference={request?.reference} request={request} />}
            />
          </div>
        </>
      }
    >
      {request && (
        <div className="grid gap-12 lg:grid-cols-2">
          <RequestFacts request={request} />
          <div className="grid content-start gap-12">
            <RequestPhotos token={token} request={request} ask={ask} />
            <NoteForm token={token} onSent={take} />
            {request.can_cancel && <CancelRequest token={token} onCancelled={take} />}
          </div>
        </div>
      )}
    </PageFrame>
  );
}

/** What was asked for, without street and full phone number, because people share screenshots. */
export function RequestFacts({ request }: { request: FollowedRequest }) {
  const { type, service, timeframe, phone, address } = request;
  const facts = [
    [words.facts.service, type === 'callback' ? words.facts.callback : translateOption(service)],
    [words.facts.timeframe, translateOption(timeframe)],
    [words.facts.phone, phone],
    [words.facts.town, address],
  ];
  return (
    <dl className="grid content-start gap-4">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="border-b border-line py-2">
              <dt className="text-base text-quiet">{label}</dt>
              <dd dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
