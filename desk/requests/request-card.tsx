import { Link } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame, shortAge } from '../../content/en/desk/frame.ts';
import { listWords as words } from '../../content/en/desk/requests.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { useChangeStatus } from '../api/requests.ts';
import { useNow } from '../live/use-now.ts';
import { CallButton } from '../request/call-button.tsx';
import { conflictText } from '../request/conflict-text.ts';
import { StatusBadge } from '../request/status-badge.tsx';
import { isUrgent } from './open-first.ts';

/** A request in the list: what it is, since when, and the two things to do at once. */
export function RequestCard({ request }: { request: RequestRecord }) {
  const { reference, version, status, service, town, address, name, phone, kept, created_at } =
    request;
  const { mutate, isPending, error } = useChangeStatus();
  const place = town ?? (address ? deskFrame.outsideTowns : deskFrame.noAddress);
  const age = useNow() - Date.parse(created_at);
  return (
    <li
      className={`relative flex flex-col rounded-lg border border-l-8 border-line p-4 ${isUrgent(request) ? 'border-l-stop' : ''}`}
    >
      <div className="flex items-start justify-between gap-3 text-sm">
        <div className="flex flex-wrap gap-2">
          <StatusBadge request={request} />
        </div>
        <time dateTime={created_at} className="font-semibold whitespace-nowrap">
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
      <p className="line-clamp-2">
        {place} · <bdi>{name ?? (kept === 'counts' ? deskFrame.deleted : deskFrame.noName)}</bdi>
      </p>
      <div className="relative mt-auto flex gap-3 pt-3 empty:hidden">
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
