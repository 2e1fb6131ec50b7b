import type { NewRequest } from '../../../contract/request.ts';
import type { Receipt } from '../submit/outcome.ts';

/** Nothing stays on the device for longer (in ms), and an older request is not sent: its emergency is over. */
export const oldest = 24 * 60 * 60_000;

/** Name of the lock, the broadcast channel and the Background Sync of the queue. */
export const waitingName = 'waiting-requests';

interface Queued {
  key: string;
  /** When it was queued, sent or became too old: milliseconds since 1970. */
  keptAt: number;
}

/** A request to send. Stored without a captcha token: each attempt gets a new one. */
export interface Waiting extends Queued {
  state: 'waiting';
  request: Omit<NewRequest, 'recaptcha_token'>;
  /** Earliest time of the next attempt, from the server's Retry-After: milliseconds since 1970; 0 for any time. */
  notBefore: number;
  /** How often a server answered without taking it. */
  refusals: number;
  /** It was sent at least once, and may have arrived. */
  tried: boolean;
  /** What goes with it once it is stored (docs/product.md 12.23); left out where there is none. */
  photos?: readonly WaitingPhoto[];
}

export interface WaitingPhoto {
  id: string;
  /** No Blob: some browsers cannot store one. */
  bytes: ArrayBuffer;
}

/** A request that the server rejected as invalid, with the reason. */
export interface Refused extends Omit<Waiting, 'state'> {
  state: 'refused';
  reason: string;
}

/** What remains of a request that became too old: what it was for. */
interface Expired extends Queued, Pick<NewRequest, 'type' | 'service'> {
  state: 'expired';
}

/** What remains of a sent request until the visitor has been told and the conversion reported. */
export interface Sent
  extends Queued,
    Receipt,
    Pick<NewRequest, 'service' | 'timeframe' | 'traffic_source'> {
  state: 'sent';
}

/** Photos of a request that was sent, under a key of their own: the visitor is told of the request before they are sent. */
export interface Photos extends Queued {
  state: 'photos';
  photos: readonly WaitingPhoto[];
  /** The token of the request. */
  follow: string;
  /** Sending them has failed. */
  tried: boolean;
}

export type Entry = Waiting | Refused | Expired | Sent | Photos;

const states: readonly unknown[] = ['waiting', 'refused', 'expired', 'sent', 'photos'];

/** Whether something of it is still to be sent. */
export const isUnsent = ({ state }: Entry) => state === 'waiting' || state === 'photos';

/** Stored data is untrusted: another version or another script may have written it. */
export function isEntry(value: unknown): value is Entry {
  const { key, keptAt, state, request, reference, photos } = (value ?? {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof key !== 'string' || typeof keptAt !== 'number' || !states.includes(state))
    return false;
  if (state === 'expired') return true;
  if (state === 'sent') return typeof reference === 'string';
  if (state === 'photos') return Array.isArray(photos);
  return typeof request === 'object' && request !== null;
}
