import { business } from '../../facts/business.ts';

/**
 * Texts shown where Google's services are switched on, verbatim from docs/product.md 6.7.
 */
export const settingMissing = (key: string) => `API key "${key}" not found in settings`;

export const mapsWords = {
  name: 'Google Maps',
  loading: 'Loading Google Maps...',
  failed: 'Failed to load Google Maps',
  unavailable: 'Google Maps API not available',
  error: (detail: string) => `Google Maps error: ${detail}`,
  /** Google refused the key without a reason. */
  refused: 'authentication failed',
  alert: (error: string) => `Failed to load Google Maps: ${error}`,
  /** Why the script is missing, shown after the colon. */
  reasons: {
    blocked: 'its script did not load',
    late: 'it did not answer',
    unread: 'its settings could not be read',
  },
  /** What a visitor can do. */
  advice: `You can type the address instead, or call us at ${business.telephoneText}.`,
  /** Shown above the steps of billingHint, which are of no use to visitors. */
  forOwner: 'For the owner of this site',
  billing: 'You must enable Billing on the Google Cloud Project. For development purposes only.',
  billingToast: {
    title: 'Google Maps API Billing Required',
    description: 'Please enable billing for this Google Cloud project to use Google Maps.',
  },
  billingHint: {
    text: 'Google Maps API billing issue. Please enable billing in Google Cloud Console.',
    steps: [
      'Enable billing on the Google Cloud project.',
      'Enable the Maps JavaScript API and the Places API.',
      'Wait a few minutes, then try again.',
    ],
    link: 'Open Google Cloud Console',
    console: 'https://console.cloud.google.com/project/_/billing/enable',
  },
} as const;

export const googleAddressWords = {
  failed: 'Failed to initialize address autocomplete',
  retry: 'Retry Loading',
  typeInstead: 'Type the address instead',
} as const;

export const recaptchaWords = {
  failed: 'Failed to load reCAPTCHA script',
  /** The reason for that, shown after a colon. */
  blocked: 'its script did not load',
  failedToast: 'reCAPTCHA API Error',
  alert: (error: string) => `Failed to load reCAPTCHA: ${error}`,
  /** Shown when the widget loses its connection to Google, which the page has to report itself. */
  lost: 'reCAPTCHA lost its connection. Please try again.',
  billingHint:
    'This is a billing problem with the Google Cloud project. Please enable billing in Google Cloud Console.',
  builtIn: 'Use the built-in check',
} as const;
