import {
  type FormValues,
  fieldOf,
  fieldsInOrder,
  type RequestType,
  type StoredField,
} from './fields.ts';
import type { Language } from './languages.ts';
import type { Telemetry, VisitorInfo } from './telemetry.ts';

/** Body of POST /api/submissions, with the form values under their names (docs/product.md 4.2). */
export interface NewRequest extends FormValues {
  type: RequestType;
  /** Of the page that it is sent from. English, if left out. */
  language?: Language;
  recaptcha_token: string;
  /** With `sms_consent`: the version of the words that were agreed to, as the page has it from the server. */
  sms_consent_words?: string;
  source_url?: string;
  visitor_info?: VisitorInfo;
  traffic_source?: Telemetry;
  page_metrics?: Telemetry;
}

/** Fields with a column of their own, in the order of `fields`. */
export const storedFields = fieldsInOrder.filter(
  (name): name is StoredField => fieldOf(name).storedIn === undefined,
);

/** Text columns of a stored request; null where the customer left the field out or was not asked. */
export const storedTextFields = [...storedFields, 'source_url'] as const;
export const captchaProviders = ['altcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** In place of a page's address, and of a captcha, of a request that was typed at the desk. */
export const deskPage = 'desk';

/** Marks a made-up request (docs/product.md 12.11). */
export const sampleMark = 'sample';

export const captchaStatuses = ['verified', 'unverified', sampleMark] as const;

export const mapsProviders = ['builtin', 'google'] as const;
