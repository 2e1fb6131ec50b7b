import type { NewRequest } from '../../../contract/request.ts';
import type { Receipt } from '../submit/outcome.ts';

/** In ms. Older requests are not sent, because the emergency is over. */
export const maxAgeMs = 24 * 60 * 60_000;

export const waitingName = 'waiting-requests';

interface Queued {
  key: string;
  /** When it was queued or sent, or became too old: ms since 1970. */
  keptAt: number;
}

/** Without a captcha token, because each attempt needs a new one. */
export interface Waiting extends Queued {
  state: 'waiting';
  request: Omit<NewRequest, 'recaptcha_token'>;
  /** Earliest time of the next attempt, in ms since 1970. */
  notBefore: number;
  refusals: number;
  /** It was sent at least once, and may have arrived. */
  tried: boolean;
  /** Sent after the request (docs/product.md 12.23). */
  photos?: readonly WaitingPhoto[];
}

export interface WaitingPhoto {
  id: string;
  /** Not a Blob, which some browsers cannot store. */
  bytes: ArrayBuffer;
}

export interface Refused extends Omit<Waiting, 'state'> {
  state: 'refused';
  reason: string;
}

interface Expired extends Queued, Pick<NewRequest, 'type' | 'service'> {
  state: 'expired';
}

/** What remains of a sent request until the visitor was told and the conversion reported. */
export interface Sent
  extends Queued,
    Receipt,
    Pick<NewRequest, 'type' | 'service' | 'timeframe' | 'traffic_source'> {
  state: 'sent';
}

/** Photos of a sent request, stored separately because they are sent after the visitor was told. */
export interface Photos extends Queued {
  state: 'photos';
  photos: readonly WaitingPhoto[];
  follow: string;
  tried: boolean;
}

export type Entry = Waiting | Refused | Expired | Sent | Photos;

const states: readonly unknown[] = ['waiting', 'refused', 'expired', 'sent', 'photos'];

export const isUnsent = ({ state }: Entry) => state === 'waiting' || state === 'photos';

/** Untrusted: another version or another script may have written it. */
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
