import type { StoredSubmission } from '../../contract/answers/submission.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import type { KeptPart } from '../../contract/retention.ts';
import type {
  AlarmsTable,
  DeskEventsTable,
  DeskSessionsTable,
  DeskSignInLinksTable,
  HistoryTable,
  PushSubscriptionsTable,
  RequestIndexTable,
} from '../desk/tables.ts';
import type { Town } from '../submissions/town.ts';
import type { TapsTable } from '../taps/count-tap.ts';

type JsonColumn = 'vehicle_info' | 'visitor_info' | 'traffic_source' | 'page_metrics' | 'position';

/**
 * The stored submission with its JSON as text, and columns that only the server uses. Times are UTC ISO 8601
 * text, so that both dialects store, sort and return them alike.
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
    /** How much of it retention has left. */
    kept: KeptPart;
    /** SHA-256 of the token. */
    recaptcha_token: string;
    idempotency_key: string | null;
    request_hash: string;
  };

export type MailKind = 'owner' | 'customer' | 'sign-in' | 'note' | 'cancelled' | 'alarm';

/** What the outbox delivers. A push goes to one session's device, a webhook to one URL. */
export type DeliveryKind = MailKind | 'push' | 'webhook';

export interface OutboxTable {
  id: string;
  /** Null for a delivery that belongs to no request. */
  submission_id: string | null;
  kind: DeliveryKind;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  /** When it may be claimed next. A claim sets this to the end of its lease. */
  due_at: string;
  /** ID of the server that has claimed it. A server that dies leaves its ID behind. */
  claimed_by: string | null;
  /** Number of attempts that may have delivered it. */
  unknown_outcomes: number;
  /** Last request to send it ahead of its back-off; the same for all mails of a submission. */
  hurried_at: string | null;
  created_at: string;
  finished_at: string | null;
  /** What it needs beside what is stored of its request, as JSON. */
  payload: string | null;
}

interface UsedChallengesTable {
  id: string;
  expires_at: string;
}

interface RateLimitsTable {
  /** A keyed hash of what is counted, so that no client's or recipient's address is stored. */
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
  /** The latest saved value of `ServerClock.steady`. */
  reached_at: string;
}

interface KeysInProgressTable {
  /** A hash of the Idempotency-Key. */
  id: string;
  /** ID of the request that is being processed. */
  owner: string;
  /** In steady time. Rows of a server that died expire. */
  expires_at: string;
}

interface JobsTable {
  name: string;
  /** All three by the steady time: when it last started and last succeeded, and until when a server holds it. */
  tried_at: string | null;
  done_at: string | null;
  held_until: string;
}

interface SuppressedAddressesTable {
  /** A keyed hash of the address. */
  id: string;
  since: string;
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
  taps: TapsTable;
  desk_events: DeskEventsTable;
  desk_sign_in_links: DeskSignInLinksTable;
  desk_sessions: DeskSessionsTable;
  push_subscriptions: PushSubscriptionsTable;
  jobs: JobsTable;
  suppressed_addresses: SuppressedAddressesTable;
}
