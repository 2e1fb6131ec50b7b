import type { PageCopy } from '../../registry/copy.ts';

/** For a page that is requested offline and is not cached on this device. */
export const offline: PageCopy & { again: string; call: { title: string; text: string } } = {
  title: 'No Connection | Locksmith & Security',
  description:
    "Your device couldn't reach this page. Call us, or try again when you have a signal. Pages you've already opened still work.",
  keywords: ['no connection', 'offline'],
  heading: 'No connection to this page',
  lead: "Your device can't reach our site right now. A phone call may still go through, even with one bar.",
  modified: '2026-11-25',
  again: 'Try again',
  call: {
    title: 'Calling works without data',
    text: "We pick up day and night. Pages you've already opened on this site still work on this device.",
  },
};
