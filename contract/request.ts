import {
  type FormValues,
  fieldOf,
  fieldsInOrder,
  type RequestType,
  type StoredField,
} from './fields.ts';
import type { Language } from './languages.ts';
import type { Telemetry, VisitorInfo } from './telemetry.ts';

/** Body of POST /api/submissions (docs/product.md 4.2). */
export interface NewRequest extends FormValues {
  type: RequestType;
  language?: Language;
  recaptcha_token: string;
  /** With `sms_consent`: the version of the words that were agreed to, as the page got it from the server. */
  sms_consent_words?: string;
  source_url?: string;
  visitor_info?: VisitorInfo;
  traffic_source?: Telemetry;
  page_metrics?: Telemetry;
}

export const storedFields = fieldsInOrder.filter(
  (name): name is StoredField => fieldOf(name).storedIn === undefined,
);

export const storedTextFields = [...storedFields, 'source_url'] as const;
export const captchaProviders = ['altcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** `source_url` and `captcha_provider` of a request that was entered at the desk. */
export const deskPage = 'desk';

/** Marks made-up requests (docs/product.md 12.11). */
export const sampleMark = 'sample';

export const captchaStatuses = ['verified', 'unverified', sampleMark] as const;

export const mapsProviders = ['builtin', 'google'] as const;
