import { useQuery } from '@tanstack/react-query';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail, RequestRecord } from '../../contract/answers/requests.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import { sessionQuery } from '../api/session.ts';
import { useNow } from '../live/use-now.ts';
import { timeText } from './moment.tsx';

/** The address of who is signed in, once it is known. */
export function useMe(): string | undefined {
  return useQuery({ ...sessionQuery, staleTime: Number.POSITIVE_INFINITY }).data?.email;
}

type Held = Pick<RequestRecord, 'assignee' | 'accepted_at'>;

function holderText({ assignee, accepted_at }: Held, me: string | undefined, now: number) {
  const since = accepted_at ? timeText(accepted_at, now) : '';
  if (assignee && assignee === me) return words.holder.you(since);
  return words.holder.other(subjectOf(assignee, me), since);
}

function subjectOf(who: string | null, me: string | undefined): string {
  const { subjects } = words;
  if (!who) return subjects.somebody;
  if (who === me) return subjects.you;
  return who in subjects ? subjects[who as keyof typeof subjects] : who;
}

/**
 * Why a step was refused: who has taken another one meanwhile.
 *
 * @param current the record as they have left it
 * @param wanted the status that was asked for
 */
export function conflictText(
  current: RequestDetail,
  wanted: RequestStatus | undefined,
  me: string | undefined,
  now: number,
): string {
  if (current.status === 'accepted' && wanted === 'accepted') return holderText(current, me, now);
  const last = current.history[current.history.length - 1];
  const who = subjectOf(last?.who ?? null, me);
  const at = timeText(last?.at ?? current.created_at, now);
  return last?.to
    ? words.conflict.changed(who, deskFrame.statuses[last.to], at)
    : words.conflict.noted(who, at);
}

export function Holder({ request }: { request: RequestRecord }) {
  const [me, now] = [useMe(), useNow()];
  if (request.status !== 'accepted') return null;
  return <p className="mt-1 font-semibold text-go">{holderText(request, me, now)}</p>;
}
