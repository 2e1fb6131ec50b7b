import type { FieldName } from '../../../contract/fields.ts';
import type { CaptchaProvider } from '../../../contract/request.ts';
import { business } from '../../facts/business.ts';

type Words = Partial<Record<FieldName, string>>;

/** Word for word as in docs/product.md 4.5. */
const bookingInvalid: Words = {
  name: 'Please enter a valid name (minimum 2 characters)',
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid email address',
  address: 'Please enter a valid address',
  position: 'Your location could not be read. Please type the address.',
  service: 'Please select a service',
  timeframe: 'Please select when you need service',
  other_service: 'Please specify the service needed',
  vehicle_year: 'Please enter a valid year (YYYY)',
  vehicle_make: 'Please enter vehicle make',
  vehicle_model: 'Please enter vehicle model',
  all_keys_lost: 'Please answer yes or no',
  unused_key: 'Please answer yes or no',
  timeframe_touched: 'Please answer yes or no',
};

/** Texts that differ in the callback form (docs/product.md 4.5). */
const callbackInvalid: Words = {
  ...bookingInvalid,
  name: 'Name should be at least 2 characters',
  phone: 'Please enter a complete phone number',
};

/** What is wrong with a field. field-message.ts chooses the text. */
export const fieldMessages = {
  missing_contact: 'Please enter a phone number or an email address, so that we can answer',
  too_long: (most: number) => `Please use ${most} characters or fewer`,
  control_characters: 'Please remove the special characters that cannot be stored',
  booking: bookingInvalid,
  callback: callbackInvalid,
  other: 'Please check this field',
} as const;

/** Toasts and panels of the form (docs/product.md 4.8, 4.10). */
export const formMessages = {
  verificationRequired: {
    title: 'Verification Required',
    /** The next two are by provider of the captcha that is shown. */
    altcha: 'Please complete the security check',
    recaptcha: 'Please complete the reCAPTCHA verification',
  } satisfies Record<CaptchaProvider | 'title', string>,
  addressRequired: {
    title: 'Address Required',
    description: 'Please enter a valid service address',
  },
  validationFailed: {
    title: 'Form Validation Failed',
    description: 'Please check the form for errors',
  },
  success: 'Your message has been sent successfully!',
  submitFailed: {
    title: 'There was a problem submitting the form',
    description: 'Please try again later',
  },
  /** For people who read the console: what went wrong in our own code. */
  threw: (message: string) => `Failed to submit form: ${message}`,
  bookingFailed: {
    title: 'Submission Failed',
    description: 'Please try again or contact us directly.',
  },
} as const;

/** `detail` of the server's problem details: each says what happened and what to do next. */
export const problemDetails = {
  malformed: 'The request could not be read. Please reload the page and try again.',
  notJson: 'The request must be sent as application/json.',
  tooLarge: 'The request is larger than 64 KB. Please shorten it and try again.',
  foreignOrigin: 'Requests are accepted from this site only.',
  notFound: 'There is nothing at this address.',
  fields: 'Please check the form for errors.',
  captcha: 'The verification failed or has expired. Please complete it again.',
  keyReused: 'This Idempotency-Key was used for a different request.',
  badKey: 'The Idempotency-Key must be 1 to 200 printable ASCII characters.',
  unknownField: 'This field is not known.',
  unknownValue: 'This value is not known.',
  wrongType: 'This must be text.',
  rateLimited: `Too many requests from your connection. Please wait a few minutes, or call ${business.telephoneText}.`,
  cannotStore: `We could not save your request. Please call us at ${business.telephoneText}.`,
  busy: `The site is very busy. Please try again in a moment, or call ${business.telephoneText}.`,
  restarting: `The site is restarting. Please try again in a moment, or call ${business.telephoneText}.`,
  unexpected: `Something went wrong. Please try again, or call us at ${business.telephoneText}.`,
} as const;

/** For browsers that cannot store a request. Not in offline-queue.ts, whose chunk may fail to load. */
export const notQueuedWords = {
  title: 'Not sent',
  text: (phone: string) =>
    `Not sent. This browser does not let us keep your request, so nothing will be sent later. Please call ${phone}.`,
} as const;
