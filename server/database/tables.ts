import type { Generated } from 'kysely';
import type { Town } from '../../content/facts/areas.ts';
import type { StoredRequest } from '../../contract/answers/stored-request.ts';
import type { JobRecord } from '../../contract/job.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import type { KeptPart } from '../../contract/retention.ts';
import type { TapKind } from '../../contract/tap.ts';
import type { TextKind } from '../../contract/texts.ts';
import type {
  AlarmsTable,
  BlockedNumbersTable,
  DeskEventsTable,
  DeskSessionsTable,
  HistoryTable,
  PushSubscriptionsTable,
  RequestIndexTable,
  TextsTable,
} from './desk-tables.ts';

type JsonColumn =
  | 'vehicle_info'
  | 'visitor_info'
  | 'traffic_source'
  | 'page_metrics'
  | 'position'
  | 'danger';

/** JSON is stored as text, and times as UTC ISO 8601 text, which both databases sort and return alike. */
export type RequestRow = Omit<StoredRequest, JsonColumn | 'status' | 'follow'> &
  Record<JsonColumn, string | null> &
  JobRecord & {
    status: RequestStatus;
    version: number;
    /** First opened at the desk, or accepted. */
    seen_at: string | null;
    /** When it was accepted, unless that was undone. */
    accepted_at: string | null;
    /** An email address; null while it is pending, or if nobody is known. */
    assignee: string | null;
    /** When it became done, cancelled or spam. */
    closed_at: string | null;
    town: Town | null;
    /** When the customer agreed to texts, and to which version of the words; null if never. */
    sms_consent_at: string | null;
    sms_consent_words: string | null;
    /** The ten digits that consent was given for. It does not cover any other number. */
    sms_consent_phone: string | null;
    /** How much of the request retention has left. */
    kept: KeptPart;
    /** SHA-256 of the token. */
    recaptcha_token: string;
    idempotency_key: string | null;
    request_hash: string;
  };

export type MailKind =
  | 'owner'
  | 'customer'
  | 'sign-in'
  | 'note'
  | 'cancelled'
  | 'alarm'
  | 'doctor'
  | 'accepted'
  | 'on_the_way'
  | 'appointment'
  | 'review'
  | 'weekly';

/** What the outbox delivers. A push goes to one session's device, a webhook to one URL. */
export type DeliveryKind = MailKind | TextKind | 'push' | 'webhook';

export interface OutboxTable {
  id: string;
  /** Null for a delivery that belongs to no request. */
  submission_id: string | null;
  kind: DeliveryKind;
  /** `dismissed`: given up on, and somebody has dealt with it. */
  state: 'waiting' | 'sent' | 'dead' | 'dismissed';
  attempts: number;
  /** When it may be claimed next. A claim sets this to the end of its lease. */
  due_at: string;
  /** ID of the server that has claimed it. A server that dies leaves its ID behind. */
  claimed_by: string | null;
  /** Number of attempts that may have delivered it. */
  unknown_outcomes: number;
  created_at: string;
  finished_at: string | null;
  /** Data that it needs in addition to its stored request, as JSON. */
  payload: string | null;
}

export interface TapsTable {
  /** Date in New York. */
  day: string;
  page: string;
  kind: TapKind;
  source: string;
  /** Empty if unknown, as is `campaign`: primary keys cannot be null. */
  medium: string;
  campaign: string;
  taps: number;
}

/** One row, once a server has run. See `clockJudge`. */
export interface DeletionClockTable {
  id: number;
  /** What the clock said at the last run with a trusted clock. */
  ran_at: string;
  /** What the clock said when it was found to have moved, and when last checked. Both are null while it is trusted. */
  waiting_since: string | null;
  seen_at: string | null;
}

export interface Tables {
  submissions: RequestRow;
  outbox: OutboxTable;
  used_challenges: {
    id: string;
    expires_at: string;
  };
  rate_limits: {
    /** A keyed hash of what is counted, so that no client's or recipient's address is stored. */
    id: string;
    hits: number;
    expires_at: string;
  };
  settings: {
    key: string;
    value: string;
  };
  secrets: {
    name: string;
    value: string;
  };
  readiness: {
    id: number;
    checked_at: string;
  };
  steady_time: {
    id: number;
    /** The latest saved value of `ServerClock.steady`. */
    reached_at: string;
  };
  keys_in_progress: {
    /** A hash of the Idempotency-Key. */
    id: string;
    /** ID of the request that is being processed. */
    owner: string;
    /** A steady time. Rows of a server that died expire. */
    expires_at: string;
  };
  request_index: RequestIndexTable;
  history: HistoryTable;
  alarms: AlarmsTable;
  /** Users of the desk. Those of DESK_EMAILS have a row only once there is something to store. */
  people: {
    /** Folded. */
    email: string;
    name: string | null;
    phone: string | null;
    /** 1 or 0. Everybody is on duty until they say otherwise. */
    on_duty: number;
    on_duty_since: string | null;
    /** When `on_duty` flips automatically; UTC. */
    until: string | null;
    /** Null for people of DESK_EMAILS. */
    added_by: string | null;
    /** The address of their calendar is derived from it. Null until they first look at that address. */
    calendar: Generated<string | null>;
  };
  blocked_numbers: BlockedNumbersTable;
  /** A picture from the customer, as WebP. */
  photos: {
    id: string;
    submission_id: string;
    at: string;
    /** Size of `large`. */
    bytes: number;
    /** SHA-256 of the uploaded bytes, so that a picture sent twice is stored once. */
    hash: string;
    small: Uint8Array;
    large: Uint8Array;
  };
  taps: TapsTable;
  desk_events: DeskEventsTable;
  desk_sign_in_links: {
    /** SHA-256 of the token. */
    token_hash: string;
    /** Null in rows of an earlier version: such a link signs nobody in. */
    email: string | null;
    /** A steady time. */
    expires_at: string;
  };
  desk_sessions: DeskSessionsTable;
  push_subscriptions: PushSubscriptionsTable;
  jobs: {
    name: string;
    /** All three are steady times: when it last started, when it last succeeded, and until when a server holds it. */
    tried_at: string | null;
    done_at: string | null;
    held_until: string;
  };
  deletion_clock: DeletionClockTable;
  suppressed_addresses: {
    /** A keyed hash of the address. */
    id: string;
    since: string;
  };
  review_asks: {
    /** A keyed hash of a phone number or an address. */
    id: string;
    asked_at: string;
  };
  texts: TextsTable;
  /** Numbers that replied "stop". They outlive the requests. */
  stopped_numbers: {
    /** A keyed hash of the number. */
    id: string;
    since: string;
  };
}
