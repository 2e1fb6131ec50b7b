import type { ShownField } from '../../../contract/fields.ts';
import type { CaptchaProvider } from '../../../contract/request.ts';
import { business } from '../../facts/business.ts';

/** Texts of the booking form, except errors and toasts (messages.ts). */
export const formWords = {
  /** Shown next to the labels of optional fields. */
  notes: {
    email: 'optional, for a confirmation',
    unit_number: 'optional',
    gate_code: 'optional',
    notes: 'optional',
  },
  /** Shown next to the address while it is only a town. */
  addStreet: 'add your street',
  /** Shown once for a phone number that cannot exist. A second press sends it anyway. */
  phoneDoubt: 'Is this number right?',
  requiredNote: 'Required fields are marked *',
  /** Visible labels, word for word as in docs/product.md 4.2. The owner's mail has them too, unless mail.ts is shorter. */
  labels: {
    name: 'Your Name',
    phone: 'Phone Number',
    email: 'Email',
    address: 'Service Address',
    unit_number: 'Unit number',
    gate_code: 'Gate code',
    service: 'Service Needed',
    timeframe: 'When do you need service?',
    other_service: 'Please specify the service needed',
    vehicle_year: 'Year',
    vehicle_make: 'Make',
    vehicle_model: 'Model',
    all_keys_lost: 'All Keys Lost?',
    unused_key: 'Do you have an unused, uncut key that matches your vehicle?',
    notes: 'Additional Notes',
  } satisfies Record<ShownField, string>,
  placeholders: {
    address: 'Street and town, or ZIP code',
    service: 'Select Service Needed',
    vehicle_year: 'YYYY',
  },
  vehicle: 'Vehicle Information',
  yesNo: { yes: 'Yes', no: 'No' },
  /** Shown for a lockout, above the box for danger: a question, followed by two links. */
  safety: {
    question: 'Is a child, a pet or someone unwell locked in, or do you feel unsafe?',
    call911: 'Call 911 first',
    thenUs: 'then us',
  },
  danger: 'Someone is in danger (please call 911 first)',
  submit: 'Request Service',
  submitting: 'Processing...',
  /** Shown if the page's scripts have not loaded some time after the button was pressed. */
  late: `Not sent yet. Please call us at ${business.telephoneText}.`,
  /** Shown above the button if the page's scripts cannot run in this browser. */
  plain: `Part of this page could not start. You can still send the form, or call us at ${business.telephoneText}.`,
  noScript: `Sending this form needs JavaScript. Please call us at ${business.telephoneText}.`,
  callPanel: {
    text: 'Locked out right now? A call is quicker than any form.',
    link: `Call ${business.telephoneText}`,
  },
  /** The button at the address field. Texts that are needed after a press are in location.ts. */
  location: {
    share: 'Share my location',
    finding: 'Finding your location...',
    remove: 'Remove location',
  },
  suggestions: {
    listLabel: 'Suggested addresses',
    count: (count: number) =>
      count === 1 ? '1 suggestion available' : `${count} suggestions available`,
  },
  /** The phone number is a link between the first two. */
  boundary: {
    beforePhone: 'The request form could not be displayed. Please call us at ',
    afterPhone: '.',
    retry: 'Try Again',
  },
} as const;

/** Texts of the built-in captcha, and those both captchas share. Google's are in google.ts (docs/product.md 6.7). */
export const captchaWords = {
  label: 'Verification',
  /** By provider. Google's is here, too, since it is shown before Google's other texts are loaded. */
  loading: {
    altcha: 'Loading security check...',
    recaptcha: 'Loading reCAPTCHA...',
  } satisfies Record<CaptchaProvider, string>,
  failed: 'Failed to load security check',
  failedToast: 'Verification Required',
  retry: 'Try again',
} as const;

/** The texts of the built-in captcha that differ from its library's. */
export const altchaWords: Readonly<Record<string, string>> = {};

export const toastWords = { region: 'Messages', close: 'Close' } as const;
