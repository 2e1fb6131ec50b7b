import type { Generated } from 'kysely';
import type { SubmissionType } from '../../contract/fields.ts';
import type { RequestStatus } from '../../contract/request-status.ts';

/**
 * A narrow copy of what lists filter and search by, in the order of lists: to look through all of it takes a
 * tenth of the time that the wide rows of `submissions` would take, whatever the filters are.
 */
export interface RequestIndexTable {
  created_at: string;
  submission_id: string;
  status: RequestStatus;
  type: SubmissionType;
  service: string | null;
  town: string | null;
  timeframe: string | null;
  /** Reference, name, digits of the phone, address and e-mail, one a line, in lower case. */
  searched: string;
}

/** A change of a request, or a note on it. */
export interface HistoryTable {
  id: Generated<number>;
  submission_id: string;
  at: string;
  /** An address that signed in, or one of `customer`, `link` and `terminal`. */
  who: string;
  /** Both null where only a note was made. */
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  note: string | null;
}

/** What streams tell the desks. */
export interface DeskEventsTable {
  id: Generated<number>;
  /** The order in which streams send; null until one of the servers has numbered it. See `numberEvents`. */
  position: number | null;
  /** All three null when the request was erased. */
  reference: string | null;
  version: number | null;
  status: RequestStatus | null;
  /** By the steady time. */
  at: string;
}

export interface DeskSignInLinksTable {
  /** SHA-256 of the token. */
  token_hash: string;
  /** Null for an address that may not sign in: storing as much takes as long as for one that may. */
  email: string | null;
  /** By the steady time. */
  expires_at: string;
}

export interface DeskSessionsTable {
  id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  email: string;
  /** What the browser calls itself. */
  agent: string;
  since: string;
  last_used: string;
  /** By the steady time: at the latest, and unless it is used before. */
  ends_at: string;
  expires_at: string;
}

export interface AlarmsTable {
  submission_id: string;
  /** By the steady time. */
  due_at: string;
}
