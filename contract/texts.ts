/** The kinds of text messages, as the outbox names them (docs/product.md 12.25). */
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

/** `sent`: taken by the provider; `delivered`: by the phone; `dead`: given up or refused; a received one is `received`. */
export const textStates = ['waiting', 'sent', 'delivered', 'dead', 'received'] as const;
export type TextState = (typeof textStates)[number];

/** Whether texts go to the number of a request: no text ever goes without consent, or after STOP. */
export const textConsents = ['on', 'stopped', 'none'] as const;
export type TextConsent = (typeof textConsents)[number];

/** The version of the words beside the box that asks for consent: the day on which they last changed. */
export const consentWords = '2026-11-25';

/** Who has written a line of history that came by text. */
export const customerByText = 'customer (text)';

/** Longest answer that the desk can send, in characters. */
export const longestReply = 480;

/**
 * Why a text of ours was not sent, beside the provider's own codes (such as `30004`): the number's six of the day, the
 * day's SMS_DAILY_LIMIT, no consent any more, texts that were turned off, or five days of failures.
 */
export const ownReasons = [
  'limit_of_number',
  'limit_of_day',
  'stopped',
  'off',
  'given_up',
] as const;
/** In one day of New York, to one number. */
export const mostTextsPerNumber = 6;
