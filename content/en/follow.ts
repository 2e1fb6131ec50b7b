import type { UsualWait } from '../../contract/answers/linked-request.ts';
import { business } from '../facts/business.ts';

const minutesOf = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** The status of a request, on the thank-you page and on the follow page. */
export const progressWords = {
  heading: 'Where your request stands',
  call: 'Call',
  /** The steps, each for when it has happened (shown with its time) and for when it has not. */
  steps: {
    received: { reached: 'Received', ahead: 'Received' },
    accepted: { reached: 'Accepted', ahead: 'Not accepted yet' },
    on_the_way: { reached: 'On the way', ahead: 'Not on the way yet' },
    done: { reached: 'Done', ahead: 'Not done yet' },
  },
  /** Who is coming, and when. */
  coming: {
    accepted: (name: string | null) => `${name ?? 'Your locksmith'} has accepted it.`,
    on_the_way: (name: string | null) => `${name ?? 'Your locksmith'} is on the way.`,
    arrived: (name: string | null) => `${name ?? 'Your locksmith'} is there.`,
    /** Comes before the time. */
    expected: 'Expected about',
    within: (minutes: number) => `in ${minutesOf(minutes)}`,
    anyMinute: `Any minute now; call ${business.telephoneText}.`,
  },
  arranged: {
    word: 'Your locksmith will say',
    whyWord: "Ask for these two words at the door. If somebody can't say them, call us first.",
    quoted: 'Price we told you',
    appointment: 'Appointment',
  },
  standing: {
    unknown: "If it can't wait, call.",
    unseen: "We got it. You'll see here when we open it. If it can't wait, call.",
    seen: "We've opened it. You'll see here when we accept it.",
    accepted: "We've accepted it, and we'll call or email you.",
    done: 'The work is done, and this request is closed.',
    cancelled:
      'This request is canceled. If you sent it twice, the other one may still be open. If you still need us, call.',
  },
  /** The numbers are measured at the desk. */
  usual: ({ seen_minutes, accepted_minutes, requests }: UsualWait) =>
    `9 times out of 10 we open an urgent request within ${minutesOf(seen_minutes)} and accept it within ${minutesOf(accepted_minutes)} (${requests} requests in the last 90 days).`,
  trouble: {
    offline: "You're offline. This page will update by itself when you're back online.",
    failing: "We can't look it up right now. We'll keep trying.",
    ended: 'We stopped checking for updates. Reload this page to check again.',
    wrong: 'Part of this link is missing. Open it again from the message we sent you.',
    erased: 'This request was deleted. We no longer have any of it.',
    past: 'This request was closed more than 30 days ago.',
  },
} as const;

/** The page behind the 'Not you?' link in the customer's mail. */
export const notYouPage = {
  heading: 'Not you?',
  text: "Somebody sent a request with your email address. Press the button and this site won't email that address again, no matter who enters it. To recognize the address, we keep a scrambled form of it that doesn't show it.",
  button: 'Stop sending me email',
  sending: 'One moment…',
  done: "Done, and this site won't email that address again. If you change your mind, call us.",
  noAnswer: "That didn't reach us. Please try again.",
  wrong: {
    heading: "This link doesn't work",
    text: 'Part of it is missing or was changed. Open it again from the email, or call us.',
  },
} as const;

/** The page behind the link in the customer's mail. */
export const followPage = {
  business: business.name,
  home: 'Locksmith & Security, home page',
  heading: 'Your request',
  callBar: 'Call or text us',
  none: {
    heading: 'Which request?',
    text: 'This page shows where a request stands. Open it from the link in the message we sent you.',
  },
  wrong: {
    heading: "This link doesn't work",
    text: 'Part of it is missing or was changed. Open it again from the message we sent you, or call us and give your reference.',
  },
  erased: {
    heading: 'This request was deleted',
    text: 'We no longer have any of it. If you need us, call or send a new request.',
  },
  past: {
    heading: 'This request is closed',
    text: "It was closed more than 30 days ago, so we don't show it anymore. If you have a question about it, call us.",
  },
  facts: {
    service: 'Service',
    callback: 'Callback',
    timeframe: 'When',
    phone: 'Your phone',
    town: 'Town',
  },
  note: {
    heading: 'Tell us more',
    label: 'Your note',
    hint: 'Up to 500 characters',
    button: 'Send the note',
    sending: 'Sending…',
    sent: 'We have your note.',
    empty: 'Please write something first.',
  },
  cancel: {
    button: 'Cancel this request',
    heading: 'Cancel this request?',
    text: "We won't come and we won't call. You can always send a new one.",
    confirm: 'Yes, cancel it',
    cancelling: 'Canceling…',
    keep: 'Keep it',
  },
  noAnswer: `That didn't reach us. Please try again, or call ${business.telephoneText}.`,
  links: { home: 'Back to the home page', book: 'Send a new request' },
} as const;

/** Shown on every page while there is a wait. Must be no more than one plain sentence. */
export const busyNow = (minutes: number) => `Busy right now: about ${minutes} minutes`;

/** Titles of the two pages, and their texts without JavaScript. */
export const followDocuments = {
  request: {
    title: 'Your request · Locksmith & Security',
    noScript: `This page needs JavaScript. Please call ${business.telephoneText} and give your reference.`,
  },
  notYou: {
    title: 'Not you? · Locksmith & Security',
    noScript: `This page needs JavaScript. Please call ${business.telephoneText}.`,
  },
} as const;
