import { Link } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { jobWords } from '../../content/owner/desk/job.ts';
import { callerWords } from '../../content/owner/desk/jobs.ts';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { PageTitle } from '../layout/focus.tsx';
import { Moment } from '../time/moment.tsx';
import { isShort, kindOf, placeOf } from './summary.ts';
import { When } from './when.tsx';

/** What has to be read before driving: who it is, where, what is wanted and how soon. */
export function Head({ request }: { request: RequestDetail }) {
  const { name, phone, kept, notes, captcha_status } = request;
  const unnamed = kept === 'counts' ? deskFrame.deleted : (phone ?? deskFrame.noName);
  return (
    <header>
      <PageTitle dir="auto" className="text-3xl font-bold wrap-anywhere">
        {name ?? unnamed}
      </PageTitle>
      <Place request={request} />
      <p className="mt-1 text-lg">
        {kindOf(request)} · <When request={request} />
      </p>
      {isShort(notes) && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {notes}
        </p>
      )}
      {captcha_status === 'unverified' && <Alert>{words.unverified}</Alert>}
      <Others references={request.possible_duplicate_of} />
    </header>
  );
}

function Place({ request }: { request: RequestDetail }) {
  const { street, unit } = placeOf(request);
  const { gate_code: code } = request;
  const door = [unit, code && `${jobWords.labels.gate_code} ${code}`].filter(Boolean).join(' · ');
  return (
    <div className="text-lg/tight font-semibold">
      {street && (
        <p dir="auto" className="mt-1">
          {street}
        </p>
      )}
      {door && <p className="mt-1">{door}</p>}
    </div>
  );
}

/** Lists the other open requests that may be from the same person. */
function Others({ references }: { references: readonly string[] }) {
  if (references.length === 0) return null;
  return (
    <p className="mt-2 font-semibold print:hidden">
      {callerWords.duplicateOf}{' '}
      {references.map((other) => (
        <Link
          key={other}
          to={`/requests/${other}`}
          className="inline-block min-h-11 py-2 pr-2 whitespace-nowrap underline"
        >
          {other}
        </Link>
      ))}
    </p>
  );
}

/** The reference, when the request was received, and when each step was taken. */
export function Times({ request }: { request: RequestDetail }) {
  const { reference, created_at, seen_at, accepted_at, on_the_way_at, closed_at } = request;
  const times = [
    [words.seen, seen_at],
    [words.accepted, accepted_at],
    [deskFrame.statuses.on_the_way, on_the_way_at],
    [words.closed, closed_at],
  ] as const;
  return (
    <p className="mt-6 text-quiet">
      <strong className="text-ink">{reference}</strong>
      {' · '}
      {words.received} <Moment at={created_at} />
      {times.map(
        ([name, at]) =>
          at && (
            <span key={name}>
              {' · '}
              {name} <Moment at={at} />
            </span>
          ),
      )}
    </p>
  );
}
