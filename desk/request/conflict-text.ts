import { requestWords } from '../../content/en/desk/request.ts';
import type { RequestDetail } from '../../contract/desk-api.ts';
import { hasStatus } from '../api/client.ts';
import { nameOf } from './history.tsx';

/** Why a change was refused. Of two people at once the second reads who took the request. */
export function conflictText(error: Error): string {
  if (!hasStatus(error, 409)) return error.message;
  const { status, history } = error.body.current as RequestDetail;
  const taker = [...history].reverse().find(({ to }) => to === 'accepted');
  const words = requestWords.conflict;
  return status === 'accepted' && taker ? words.taken(nameOf(taker.who)) : words.changed;
}
