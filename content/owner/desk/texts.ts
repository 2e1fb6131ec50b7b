import type { TextConsent, TextState } from '../../../contract/texts.ts';
import { requestWords } from './request.ts';

/** Texts about text messages at the desk. */
export const textWords = {
  title: 'Text messages',
  off: 'Text messages are off.',
  consent: {
    on: 'The customer asked for texts.',
    stopped: 'The customer has ended texts to this number. None go out.',
    none: "The customer hasn't asked for texts with this number, so none go out.",
  } satisfies Record<TextConsent, string>,
  /** For `none`, although the box was checked. */
  askedInVain:
    'The customer asked for texts, but none go out: the request was not verified, its number is blocked or was changed, or it is spam.',
  who: {
    customer: 'the customer',
    site: 'sent by the site',
    terminal: requestWords.history.terminal,
  } as Record<string, string>,
  states: {
    waiting: 'waiting',
    sent: 'sent',
    delivered: 'delivered',
    dead: 'not sent',
    received: '',
  } satisfies Record<TextState, string>,
  dead: (reason: string) => `not sent: ${reason}`,
  /** By our own reasons, and by those of the provider's codes that an owner can do something about. */
  reasons: {
    limit_of_number: 'six texts went to this number that day',
    limit_of_day: "the day's limit of texts was reached",
    given_up: 'tried for five days',
    too_late: 'tried for an hour, after which an answer would mislead',
    stopped: 'the customer has ended texts, or never asked for them',
    off: 'text messages were turned off',
    21211: 'no number that gets texts',
    21610: 'the customer has ended texts',
    21614: 'no number that gets texts',
    30003: 'the phone is off or out of reach',
    30004: 'the phone or its carrier blocks it',
    30005: 'the number is not in use',
    30006: 'a landline, or its carrier is out of reach',
    30007: 'the carrier took it for spam',
    30034: 'our number is not registered with the carriers',
  } as Record<string, string>,
  code: (code: string) => `the provider's code ${code}`,
  answer: {
    ...requestWords.note,
    label: 'Text to the customer',
    hint: 'no address, price or code',
    add: 'Send text',
    adding: 'Sending…',
    added: 'The text is on its way.',
    notSent: 'Not sent yet. It goes once you are back online, within 10 minutes.',
  },
  /** Why an answer is no longer sent automatically. It may have been sent, and only the server's response lost. */
  tooLate: "it waited for over 10 minutes. If it isn't among the texts, send it again.",
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  limitReached: (sent: number, limit: number) =>
    `Texts of today: ${sent} of ${limit}. No more go out before midnight.`,
  unassigned: {
    title: 'Texts from unknown numbers',
    link: (count: number) =>
      count === 1 ? '1 text from an unknown number' : `${count} texts from unknown numbers`,
    none: 'None. When a number without a request texts you, its text comes here, and you move it to the request that it belongs to.',
    belongs: 'Belongs to',
    hint: 'reference of the request',
    move: 'Move it there',
    moved: (reference: string) => `Moved to ${reference}`,
  },
} as const;
