import type { Generated } from 'kysely';
import type { EventAbout } from '../../contract/answers/requests.ts';
import type { RequestType } from '../../contract/fields.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import type { TextKind, TextState } from '../../contract/texts.ts';

/** What lists filter and search by, sorted as lists are. A scan takes a tenth of the time that `submissions` takes. */
export interface RequestIndexTable {
  created_at: string;
  submission_id: string;
  status: RequestStatus;
  type: RequestType;
  service: string | null;
  town: string | null;
  timeframe: string | null;
  /** Reference, name, phone digits, address, email, unit, notes and vehicle, one per line. See `folded`. */
  searched: string;
  /** National digits of the phone; empty if it has none. Null in rows of an earlier version: see `missingIndex`. */
  phone: string | null;
  /** The folded email address; empty or null as `phone` is. */
  email: string | null;
  eta_at: string | null;
  appointment_at: string | null;
  /** The `eta_at` that the overdue push was about; null if none was sent. */
  overdue_told: Generated<string | null>;
  danger: string | null;
}

export interface HistoryTable {
  id: Generated<number>;
  submission_id: string;
  at: string;
  /** The email address of a signed-in user, or `customer`, `customer (text)`, `link` or `terminal`. */
  who: string;
  /** Both are null if only a note was added. */
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  note: string | null;
  /** What `undoChange` restores, as JSON; null if nothing can be undone. */
  before: string | null;
  /** Sent by the desk, so that a note sent twice is stored once; null if it was sent without one. */
  key: string | null;
  /** The previous values of other fields that were changed, by field, as JSON. */
  changes: string | null;
}

export interface DeskEventsTable {
  id: Generated<number>;
  /** The order in which streams send events; null until a server has assigned it. See `numberEvents`. */
  position: number | null;
  /** This and the next two are null if the request was erased. */
  reference: string | null;
  version: number | null;
  status: RequestStatus | null;
  /** Null in rows of an earlier version, and if the request was erased. */
  about: EventAbout | null;
  /** For `alarm` and `heard`: the number of the alarm, from 1. */
  level: number | null;
  /** Wall-clock time: if the clock was set ahead, events are deleted too early, and desks get `reload`. */
  at: string;
}

export interface DeskSessionsTable {
  id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  email: string;
  /** The User-Agent header, cut to 300 characters. */
  agent: string;
  since: string;
  last_used: string;
  /** Both are steady times. `ends_at` is final; `expires_at` moves with each use. */
  ends_at: string;
  expires_at: string;
}

export interface AlarmsTable {
  submission_id: string;
  /** Both are steady times. `since` is when the wait began; null in rows of an earlier version. */
  due_at: string;
  since: string | null;
  /** The number of the next alarm, from 1. */
  level: Generated<number>;
}

export interface BlockedNumbersTable {
  /** Ten digits. */
  phone: string;
  reason: string;
  who: string;
  at: string;
}

export interface TextsTable {
  /** The outbox row's ID if it was sent, the provider's if it was received. */
  id: string;
  /** Null while its request is unknown, and for texts to people of the desk. */
  submission_id: string | null;
  direction: 'in' | 'out';
  kind: TextKind | 'received';
  /** Ten digits; a number from outside North America as it was received. */
  phone: string;
  /** `customer`, the email address of the person who wrote it at the desk, `terminal`, or `site`. */
  who: string;
  /** Without its link, which is added when it is sent. */
  text: string;
  state: TextState;
  /** Why its state is `dead`. */
  reason: string | null;
  provider_id: string | null;
  at: string;
}

/** Deleted with its session. */
export interface PushSubscriptionsTable {
  session_id: string;
  endpoint: string;
  /** The device's public key and its shared secret (RFC 8291), in base64url. */
  p256dh: string;
  auth: string;
  /** When the push service last accepted a push for it. */
  last_push_at: string | null;
}
