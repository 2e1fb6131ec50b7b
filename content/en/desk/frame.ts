import type { RequestStatus } from '../../../contract/request-status.ts';
import { business } from '../business.ts';

/** Words of every screen of the desk. */
export const deskFrame = {
  title: `${business.name} desk`,
  skip: 'Skip to content',
  navigation: 'Desk',
  pages: { requests: 'Requests', numbers: 'Numbers', settings: 'Settings', account: 'Device' },
  unreachable: 'The server cannot be reached. Please try again.',
  offline: 'You are offline. What you see may be out of date.',
  reconnecting: 'Connecting again…',
  loading: 'Loading…',
  retry: 'Try again',
  failed: 'This could not be loaded.',
  notFound: { title: 'There is no such page', link: 'Go to the open requests' },
  broken: 'Something on this page went wrong.',
  statuses: {
    pending: 'New',
    accepted: 'Accepted',
    done: 'Done',
    cancelled: 'Cancelled',
    spam: 'Spam',
  } satisfies Record<RequestStatus, string>,
  outsideTowns: 'Outside the eight towns',
  call: 'Call',
  noName: 'No name',
  deleted: 'Personal data deleted',
  callback: 'Callback',
  noAddress: 'No address',
  sample: 'Sample',
} as const;

/** Signing in (docs/product.md 12.4). */
export const signInWords = {
  title: 'Sign in',
  intro: 'Enter your e-mail address. You get a link that signs you in, without a password.',
  email: 'E-mail address',
  send: 'Send me a link',
  sending: 'Sending…',
  sent: 'If this address may sign in, a link is on its way. It works once, within 15 minutes.',
  pasteHint:
    'Does the link open another browser than this one? Copy it in the mail instead, and paste it here.',
  paste: 'Link from the mail',
  signIn: 'Sign in',
  another: 'Use another address',
  checking: 'Signing you in…',
  askAgain: 'Ask for another link',
} as const;

/** How long ago, as short as a list needs it. */
export function shortAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
