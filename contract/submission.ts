import {
  type FormValues,
  fieldOf,
  fieldsInOrder,
  type StoredField,
  type SubmissionType,
} from './fields.ts';
import type { Language } from './languages.ts';

/** Telemetry may have any shape: the server cuts or drops it, and never refuses a request for it. */
export type Telemetry = Record<string, unknown>;

/** Body of POST /api/submissions, with the form values under their names (docs/product.md 4.2). */
export interface SubmissionRequest extends FormValues {
  type: SubmissionType;
  /** Of the page that it is sent from. English, if left out. */
  language?: Language;
  recaptcha_token: string;
  source_url?: string;
  visitor_info?: Telemetry;
  traffic_source?: Telemetry;
  page_metrics?: Telemetry;
}

export interface VehicleInfo {
  year: string;
  make: string;
  model: string;
  all_keys_lost?: boolean;
  has_unused_key?: boolean;
}

/** Fields with a column of their own, in the order of `fields`. */
export const storedFields = fieldsInOrder.filter(
  (name): name is StoredField => fieldOf(name).storedIn === undefined,
);

/** Text columns of a stored submission; null where the customer left the field out or was not asked. */
export const storedTextFields = [...storedFields, 'source_url'] as const;
type StoredTextField = StoredField | 'source_url';

/** 201 response of POST /api/submissions: the stored row without token and visitor_info. Times are UTC ISO 8601. */
export interface StoredSubmission extends Record<StoredTextField, string | null> {
  id: string;
  reference: string;
  type: SubmissionType;
  /** In which the customer reads. */
  language: Language;
  status: 'pending';
  vehicle_info: VehicleInfo | null;
  traffic_source: Telemetry | null;
  page_metrics: Telemetry | null;
  captcha_provider: CaptchaProvider | SampleMark;
  captcha_status: (typeof captchaStatuses)[number];
  created_at: string;
  /** The token by which the customer follows the request (docs/product.md 12.9). */
  follow: string;
}

export const captchaProviders = ['altcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** Marks a made-up request (docs/product.md 12.11). */
export const sampleMark = 'sample';
type SampleMark = typeof sampleMark;

export const captchaStatuses = ['verified', 'unverified', sampleMark] as const;

export const mapsProviders = ['builtin', 'google'] as const;
type MapsProvider = (typeof mapsProviders)[number];

/** Response of GET /api/site-config: what a page needs to know about the running server. */
export interface SiteConfig {
  captcha_provider: CaptchaProvider;
  maps_provider: MapsProvider;
  campaign_phone_number: string | null;
  /** Present only if Google Maps is on; null until the operator has set a key. */
  google_maps_map_id?: string | null;
  /** Present only if the operator measures with Google Analytics. */
  analytics_id?: string;
}

/** Every error response: RFC 9457 problem details, with one message per refused field. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: Record<string, string>;
}
