import type { RequestRecord } from '../../contract/answers/requests.ts';
import { useNow } from '../live/use-now.ts';
import { holderText, useMe } from './who-has-it.ts';

/** Who has an accepted request, and since when. */
export function Holder({ request }: { request: RequestRecord }) {
  const [me, now] = [useMe(), useNow()];
  if (request.status !== 'accepted') return null;
  return <p className="mt-1 font-semibold text-go">{holderText(request, me, now)}</p>;
}
