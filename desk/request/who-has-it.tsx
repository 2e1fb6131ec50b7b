import { deskFrame } from '../../content/owner/desk/frame.ts';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { DeskPerson } from '../../contract/answers/people.ts';
import type { RequestDetail, RequestRecord } from '../../contract/answers/requests.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import { timeText } from '../time/moment.tsx';
import { useNow } from '../time/use-now.ts';
import { nameOf, useMe, usePeople } from './people.ts';
import { isInProgress } from './summary.ts';

/** The person who reads a sentence about people, and all people of the desk, for their names. */
interface Reader {
  me?: string | undefined;
  people: readonly DeskPerson[];
}

export function useReader(): Reader {
  return { me: useMe(), people: usePeople() };
}

type Held = Pick<RequestRecord, 'assignee' | 'accepted_at'>;

function holderText({ assignee, accepted_at }: Held, reader: Reader, now: number) {
  const since = accepted_at ? timeText(accepted_at, now) : '';
  if (assignee && assignee === reader.me) return words.holder.you(since);
  return words.holder.other(subjectOf(assignee, reader), since);
}

export function subjectOf(who: string | null | undefined, { me, people }: Reader): string {
  const { subjects } = words;
  if (!who) return subjects.somebody;
  if (who === me) return subjects.you;
  return who in subjects ? subjects[who as keyof typeof subjects] : nameOf(people, who);
}

/**
 * Returns why a step was refused: who has taken another one in the meantime.
 *
 * @param current the record as that person has left it
 * @param wanted the status that was asked for
 */
export function conflictText(
  current: RequestDetail,
  wanted: RequestStatus | undefined,
  reader: Reader,
  now: number,
): string {
  if (current.status === 'accepted' && wanted === 'accepted') {
    return holderText(current, reader, now);
  }
  const last = current.history[current.history.length - 1];
  const who = subjectOf(last?.who, reader);
  const at = timeText(last?.at ?? current.created_at, now);
  if (last?.to) return words.conflict.changed(who, deskFrame.statuses[last.to], at);
  return (last?.changes ? words.conflict.edited : words.conflict.noted)(who, at);
}

export function Holder({ request }: { request: RequestRecord }) {
  const [reader, now] = [useReader(), useNow()];
  if (!isInProgress(request.status)) return null;
  return <p className="mt-1 font-semibold text-go">{holderText(request, reader, now)}</p>;
}
