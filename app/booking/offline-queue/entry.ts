import type { SubmissionRequest } from '../../../contract/submission.ts';

/** A request older than this is not sent any more: the lockout of yesterday is over. In ms. */
export const oldest = 24 * 60 * 60_000;

/** Names the lock, the channel and the Background Sync that belong together. */
export const waitingName = 'waiting-requests';

interface Kept {
  /** The attempt's Idempotency-Key. */
  key: string;
  /** When it was put aside; milliseconds, as Date.now(). */
  keptAt: number;
}

/** A request that is to be sent. Its captcha token is left out: one is had afresh with each try. */
export interface Waiting extends Kept {
  state: 'waiting';
  request: Omit<SubmissionRequest, 'recaptcha_token'>;
  /** Not before this moment, at the wish of a server that did not take it; 0 for any. */
  notBefore: number;
  /** How often a server answered without taking it. */
  refusals: number;
  /** It was sent at least once, and may have arrived. */
  tried: boolean;
}

/** One that the server will not take as it is, with its reason. */
export interface Refused extends Omit<Waiting, 'state'> {
  state: 'refused';
  reason: string;
}

/** What is left of a request that has become too old: what it was for. */
interface Expired extends Kept, Pick<SubmissionRequest, 'type' | 'service'> {
  state: 'expired';
}

/** What is left of a request that was sent, until the visitor and the measuring service have been told. */
export interface Sent
  extends Kept,
    Pick<SubmissionRequest, 'service' | 'timeframe' | 'traffic_source'> {
  state: 'sent';
  reference: string;
}

export type Entry = Waiting | Refused | Expired | Sent;

const states: readonly unknown[] = ['waiting', 'refused', 'expired', 'sent'];

/** What storage gives back may be anything: another version's, or somebody else's. */
export function isEntry(value: unknown): value is Entry {
  const { key, keptAt, state, request, reference } = (value ?? {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof key !== 'string' || typeof keptAt !== 'number' || !states.includes(state))
    return false;
  if (state === 'expired') return true;
  if (state === 'sent') return typeof reference === 'string';
  return typeof request === 'object' && request !== null;
}
