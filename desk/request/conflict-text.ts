import { requestWords } from '../../content/en/desk/request.ts';
import { outdatedBy } from '../api/requests.ts';
import { nameOf } from './history.tsx';

/** Why a change was refused. Of two people at once the second reads who took the request. */
export function conflictText(error: Error): string {
  const current = outdatedBy(error);
  if (!current) return error.message;
  const { status, history } = current;
  const taker = [...history].reverse().find(({ to }) => to === 'accepted');
  const words = requestWords.conflict;
  return status === 'accepted' && taker ? words.taken(nameOf(taker.who)) : words.changed;
}
