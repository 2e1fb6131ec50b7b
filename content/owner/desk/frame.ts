import type { RequestStatus } from '../../../contract/request-status.ts';
import { business } from '../../facts/business.ts';

/** Texts that every screen of the desk uses. */
export const deskFrame = {
  title: `${business.name} desk`,
  skip: 'Skip to content',
  navigation: 'Desk',
  pages: {
    requests: 'Requests',
    numbers: 'Numbers',
    people: 'People',
    settings: 'Settings',
    account: 'Account',
  },
  unreachable: "We can't reach the server. Please try again.",
  unreadable: "The server's answer can't be read. Please reload this page.",
  offline: "You're offline. What you see may be out of date.",
  reconnecting: 'Reconnecting…',
  /** Announced after either of them. */
  connected: 'Connected again.',
  notesWaiting: (count: number) =>
    count === 1 ? '1 note is not sent yet.' : `${count} notes are not sent yet.`,
  textsWaiting: (count: number) =>
    count === 1 ? '1 text is not sent yet.' : `${count} texts are not sent yet.`,
  /** Shown while requests are not answered, until somebody silences the alarm. */
  ringing: {
    count: (count: number) =>
      count === 1 ? '1 ASAP request is not answered.' : `${count} ASAP requests are not answered.`,
    heard: 'Heard',
    silenced: 'Silenced on every screen.',
  },
  /** Notices of what happened while the desk was open. */
  notices: {
    label: 'What happened',
    kinds: {
      alarm: (reference: string) => `${reference}: not accepted yet`,
      note: (reference: string) => `${reference}: note from customer`,
      photo: (reference: string) => `${reference}: photo from customer`,
      cancelled: (reference: string) => `${reference}: customer canceled`,
      mail_dead: (reference: string) => `${reference}: email given up`,
      text_unsent: (reference: string, why = '') => `Text to ${reference} was not sent: ${why}`,
      note_unsent: (reference: string, why = '') => `Note on ${reference} was not added: ${why}`,
    },
    more: (count: number) => `… and ${count} more`,
    dismiss: (text: string) => `Dismiss: ${text}`,
    dismissAll: 'Dismiss all',
  },
  clockMoved: (before: string, now: string, until: string) =>
    `The server's clock went from ${before} to ${now}. Old customer data is kept until that is sure. Is today ${now}? Then do nothing: deleting goes on after ${until}. Is it not? Tell whoever looks after the server.`,
  loading: 'Loading…',
  retry: 'Try again',
  notFound: { title: "This page doesn't exist", link: 'Go to the open requests' },
  broken: 'Something on this page went wrong.',
  statuses: {
    pending: 'New',
    accepted: 'Accepted',
    on_the_way: 'On the way',
    done: 'Done',
    cancelled: 'Canceled',
    spam: 'Spam',
  } satisfies Record<RequestStatus, string>,
  outsideTowns: 'Outside the eight towns',
  call: 'Call',
  noName: 'No name',
  deleted: 'Personal data deleted',
  callback: 'Callback',
  noAddress: 'No address',
  sample: 'Sample',
  /** Shown next to ASAP if the customer neither changed nor visited that field. */
  preset: 'preset',
  readsSpanish: 'Reads Spanish',
  danger: 'Danger',
} as const;

/** Texts for signing in (docs/product.md 12.4). */
export const signInWords = {
  title: 'Sign in',
  intro: "Enter your email address. We'll send you a link that signs you in, no password needed.",
  email: 'Email address',
  send: 'Send me a link',
  sending: 'Sending…',
  sent: "If this address can sign in, a link is on its way. It works once, for 15 minutes. After five in an hour, there's a new one every 15 minutes.",
  pasteHint: 'Does the link open a different browser? Copy it from the email and paste it here.',
  paste: 'Link from the email',
  signIn: 'Sign in',
  another: 'Use another address',
  ready: 'Press the button to sign in on this device. The link works once.',
  checking: 'Signing you in…',
  askAgain: 'Ask for another link',
} as const;

/** Returns how long ago something was, in short for a list. */
export function shortAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
