import type { RequestStatus } from '../../contract/request-status.ts';
import type { StoredSubmission } from '../../contract/submission.ts';
import type {
  AlarmsTable,
  DeskEventsTable,
  DeskSessionsTable,
  DeskSignInLinksTable,
  HistoryTable,
  RequestIndexTable,
} from '../desk/tables.ts';
import type { Town } from '../submissions/town.ts';

type JsonColumn = 'vehicle_info' | 'visitor_info' | 'traffic_source' | 'page_metrics' | 'position';

/**
 * The stored submission, its JSON as text, and what only the server needs. Times are UTC ISO 8601 text, so that
 * both dialects store, order and return them alike.
 */
export type SubmissionsTable = Omit<StoredSubmission, JsonColumn | 'status' | 'follow'> &
  Record<JsonColumn, string | null> & {
    status: RequestStatus;
    /** Grows with each change. */
    version: number;
    /** First opened at the desk, or accepted. */
    seen_at: string | null;
    /** When the acceptance that stands was given. */
    accepted_at: string | null;
    /** Since when it is done, cancelled or spam. */
    closed_at: string | null;
    town: Town | null;
    /** SHA-256 of the token: a used token has no other worth. */
    recaptcha_token: string;
    idempotency_key: string | null;
    request_hash: string;
  };

export type MailKind = 'owner' | 'customer' | 'sign-in' | 'note' | 'cancelled' | 'alarm';

export interface OutboxTable {
  id: string;
  /** Null for a mail that belongs to no request. */
  submission_id: string | null;
  kind: MailKind;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  /** When it may be taken next. A claim moves this to the end of its lease. */
  due_at: string;
  /** The claim under way, or left behind by a server that died. */
  claimed_by: string | null;
  /** Attempts after which nobody knows whether the mail was delivered. */
  unknown_outcomes: number;
  /** When an attempt out of turn was last asked for; alike on all mails of a submission. */
  hurried_at: string | null;
  created_at: string;
  finished_at: string | null;
  /** What the mail says beside what is stored of its request, as JSON. */
  payload: string | null;
}

interface UsedChallengesTable {
  id: string;
  expires_at: string;
}

interface RateLimitsTable {
  /** A keyed hash of what is counted: neither a client's nor a recipient's address is stored. */
  id: string;
  hits: number;
  expires_at: string;
}

interface SettingsTable {
  key: string;
  value: string;
}

interface SecretsTable {
  name: string;
  value: string;
}

interface ReadinessTable {
  id: number;
  checked_at: string;
}

interface SteadyTimeTable {
  id: number;
  /** How far the time of `ServerClock.steady` has come. */
  reached_at: string;
}

interface KeysInProgressTable {
  /** A hash of the Idempotency-Key. */
  id: string;
  /** The request that works on it. */
  owner: string;
  /** By the steady time. A server that died leaves its rows behind. */
  expires_at: string;
}

export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  used_challenges: UsedChallengesTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  secrets: SecretsTable;
  readiness: ReadinessTable;
  steady_time: SteadyTimeTable;
  keys_in_progress: KeysInProgressTable;
  request_index: RequestIndexTable;
  history: HistoryTable;
  alarms: AlarmsTable;
  desk_events: DeskEventsTable;
  desk_sign_in_links: DeskSignInLinksTable;
  desk_sessions: DeskSessionsTable;
}
