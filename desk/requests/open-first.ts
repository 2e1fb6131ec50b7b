import type { RequestRecord } from '../../contract/answers/requests.ts';
import { asap } from '../../contract/services.ts';

type Ranked = Pick<RequestRecord, 'status' | 'timeframe' | 'created_at'>;

export const isUrgent = ({ status, timeframe }: Pick<Ranked, 'status' | 'timeframe'>) =>
  status === 'pending' && timeframe === asap;

function rank(request: Ranked): number {
  if (isUrgent(request)) return 0;
  return request.status === 'pending' ? 1 : 2;
}

/** ASAP first, then what else nobody has accepted; of equals, who has waited longest. */
export function openFirst<Request extends Ranked>(requests: readonly Request[]): Request[] {
  return [...requests].sort((a, b) => rank(a) - rank(b) || (a.created_at < b.created_at ? -1 : 1));
}
