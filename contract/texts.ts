/** Kinds in the outbox (docs/product.md 12.25). */
export const textKinds = [
  'sms_received',
  'sms_accepted',
  'sms_on_the_way',
  'sms_appointment',
  'sms_review',
  'sms_reply',
  'sms_alarm',
] as const;
export type TextKind = (typeof textKinds)[number];

/** `sent`: accepted by the provider; `delivered`: received by the phone; `dead`: given up; `received`: from a customer. */
export const textStates = ['waiting', 'sent', 'delivered', 'dead', 'received'] as const;
export type TextState = (typeof textStates)[number];

export const textConsents = ['on', 'stopped', 'none'] as const;
export type TextConsent = (typeof textConsents)[number];

/** Version of the words next to the consent box: the date of their last change. */
export const consentWords = '2026-11-25';

export const customerByText = 'customer (text)';

export const longestReply = 480;

export const ownReasons = [
  'limit_of_number',
  'limit_of_day',
  'stopped',
  'off',
  'given_up',
  'too_late',
] as const;
/** Per day in New York. */
export const mostTextsPerNumber = 6;
