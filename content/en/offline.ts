import type { PageCopy } from './copy.ts';

/** For a page that is requested offline and is not cached on this device. */
export const offline: PageCopy & { again: string; call: { title: string; text: string } } = {
  title: 'No Connection | Locksmith & Security',
  description:
    'This page could not be reached from your device. Call us, or try again once you have a signal. Pages you have read before still open.',
  keywords: ['no connection', 'offline'],
  heading: 'No connection to this page',
  lead: 'Your device cannot reach our site right now. A phone call may still go through, even with one bar of signal.',
  modified: '2026-11-20',
  again: 'Try again',
  call: {
    title: 'Calling works without data',
    text: 'We answer day and night. Pages of this site that you have read before still open on this device.',
  },
};
