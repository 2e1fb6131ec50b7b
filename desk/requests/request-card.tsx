import { Link } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame, shortAge } from '../../content/en/desk/frame.ts';
import { listWords as words } from '../../content/en/desk/requests.ts';
import type { RequestRecord } from '../../contract/desk-api.ts';
import { useChangeStatus } from '../api/requests.ts';
import { useNow } from '../live/use-now.ts';
import { CallButton } from '../request/call-button.tsx';
import { conflictText } from '../request/conflict-text.ts';
import { StatusBadge } from '../request/status-badge.tsx';
import { isUrgent } from './open-first.ts';

/** A request in the list: what it is, since when, and the two things to do at once. */
export function RequestCard({ request }: { request: RequestRecord }) {
  const { reference, version, status, service, town, name, phone, created_at } = request;
  const { mutate, isPending, error } = useChangeStatus();
  const age = useNow() - Date.parse(created_at);
  return (
    <li
      className={`relative rounded-lg border border-l-8 p-4 focus-within:border-navy ${isUrgent(request) ? 'border-line border-l-stop' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <StatusBadge request={request} />
        <time dateTime={created_at} className="ml-auto font-semibold">
          {shortAge(age)}
        </time>
      </div>
      <Link
        to={`/requests/${reference}`}
        data-open
        className="mt-2 block text-lg font-bold after:absolute after:inset-0"
      >
        {service ?? deskFrame.callback}
      </Link>
      <p>{[town ?? deskFrame.outsideTowns, name ?? deskFrame.noName].join(' · ')}</p>
      <div className="relative mt-3 flex gap-3 empty:hidden">
        {phone && <CallButton phone={phone} name={name} className="flex-1" />}
        {status === 'pending' && (
          <Button
            data-accept
            className="flex-1"
            disabled={isPending}
            onClick={() => mutate({ reference, version, status: 'accepted' })}
          >
            {isPending ? words.accepting : words.accept}
          </Button>
        )}
      </div>
      {error && <Alert>{conflictText(error)}</Alert>}
    </li>
  );
}
