import type { SubmissionType } from './fields.ts';
import type { SharedPosition } from './position.ts';
import type { RequestStatus } from './request-status.ts';
import type { KeptPart } from './retention.ts';
import type { StoredSubmission, Telemetry } from './submission.ts';

/** The filters of the desk's first screen. The server has the browser load them with the page. */
export const openRequestsQuery = 'status=pending%2Caccepted&limit=100';

/** What the desk's HTTP interface answers (docs/product.md 12.5). Times are UTC ISO 8601. */

export interface Position extends Omit<SharedPosition, 'accuracy'> {
  /** Radius in meters; null if unknown. */
  accuracy: number | null;
}

/** A stored request: every column but the server's own. */
export interface RequestRecord extends Omit<StoredSubmission, 'status' | 'follow'> {
  type: SubmissionType;
  status: RequestStatus;
  /** Grows with each change. */
  version: number;
  visitor_info: Telemetry | null;
  seen_at: string | null;
  accepted_at: string | null;
  closed_at: string | null;
  town: string | null;
  position: Position | null;
  /** How much of it retention has left (docs/product.md 9.12). */
  kept: KeptPart;
}

/** A change of a request's status, or a note. */
export interface HistoryLine {
  at: string;
  /** The address of whoever was signed in, or `customer`, `link` or `terminal`. */
  who: string;
  /** Both are null if only a note was added. */
  from: RequestStatus | null;
  to: RequestStatus | null;
  note: string | null;
}

export interface MailState {
  kind: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  due_at: string;
  finished_at: string | null;
}

export interface RequestDetail extends RequestRecord {
  history: HistoryLine[];
  mails: MailState[];
}

export interface RequestList {
  items: RequestRecord[];
  /** Where the next page starts; null on the last. */
  next: string | null;
  counts: { pending: number; accepted: number };
}

export interface SessionInfo {
  email: string;
  sessions: {
    id: string;
    since: string;
    last_used: string;
    agent: string;
    current: boolean;
  }[];
}

interface Counts {
  requests: number;
  accepted: number;
}

interface Quantiles {
  /** In seconds; null if there are no values. */
  median: number | null;
  p90: number | null;
}

export interface Stats {
  days: (Counts & { day: string; taps: number })[];
  services: (Counts & { service: string | null })[];
  towns: (Counts & { town: string | null })[];
  sources: (Counts & { source: string | null })[];
  seconds_to_seen: Quantiles;
  seconds_to_accepted: Quantiles;
}

/** What the operator may change while the site runs (docs/product.md 11.1). */
export interface Setting {
  key: string;
  /** null if it is not set. */
  value: string | null;
}

/** Notifications on the device of a session (docs/product.md 12.13). */
export interface PushState {
  /** The applicationServerKey to subscribe with. */
  publicKey: string;
  subscribed: boolean;
  /** When the push service last took a push for this device. */
  last_push_at: string | null;
}

/** What the customer's page shows (docs/product.md 12.9). */
export interface FollowedRequest {
  reference: string;
  type: SubmissionType;
  /** Spam is shown as cancelled. */
  status: Exclude<RequestStatus, 'spam'>;
  service: string | null;
  timeframe: string | null;
  created_at: string;
  seen_at: string | null;
  accepted_at: string | null;
  /** The last four digits. */
  phone: string | null;
  /** The town. */
  address: string | null;
  can_cancel: boolean;
}

/** What the page behind the link in the owner's mail shows (docs/product.md 12.8). */
export interface AcceptableRequest {
  reference: string;
  status: RequestStatus;
  service: string | null;
  town: string | null;
  timeframe: string | null;
  created_at: string;
  accepted_at: string | null;
}

/** Opens a place in the map app of a phone, or in the browser: an address, or 'latitude,longitude'. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
