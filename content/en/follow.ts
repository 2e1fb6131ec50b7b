import { business } from './business.ts';

/** Where a request stands, on the thank-you page and on the page that follows it. */
export const progressWords = {
  heading: 'Where your request stands',
  call: 'Call',
  /** What has happened, with its time, or has not. */
  steps: {
    received: { reached: 'Received', ahead: 'Received' },
    seen: { reached: 'Seen', ahead: 'Not opened yet' },
    accepted: { reached: 'Accepted', ahead: 'Not accepted yet' },
  },
  standing: {
    unknown: 'If it cannot wait, call.',
    unseen: 'Nobody has opened it yet. If it cannot wait, call.',
    seen: 'It was opened. Nobody has accepted it yet.',
    accepted: 'It is accepted. We contact you using the details you gave.',
    done: 'The work is done, and this request is closed.',
    cancelled: 'This request is cancelled. If you still need us, call.',
  },
  trouble: {
    offline: 'You are offline. This goes on by itself once you are back.',
    failing: 'We cannot look it up at this moment. We keep trying.',
    ended: 'We have stopped looking. Reload this page to look again.',
    wrong: 'This link is not complete. Open it again from the mail.',
    erased: 'This request was erased. Nothing of it is stored.',
    past: 'This request was closed more than thirty days ago.',
  },
} as const;

/** The page behind the 'Not you?' link in the customer's mail. */
export const notYouPage = {
  heading: 'Not you?',
  text: 'Somebody gave your e-mail address with a request. Press the button, and this address gets no more mail from this site, whoever gives it. We keep a scrambled form of it that cannot be turned back, to know it by.',
  button: 'Send me no more mail',
  sending: 'One moment…',
  done: 'Done. This address gets no more mail from this site. If you change your mind, call us.',
  noAnswer: 'That did not reach us. Please try again.',
  wrong: {
    heading: 'This link does not work',
    text: 'It is not complete, or has been changed on the way. Open it again from the mail, or call us.',
  },
} as const;

/** The page behind the link in the customer's mail. */
export const followPage = {
  business: business.name,
  home: 'Locksmith & Security, home page',
  heading: 'Your request',
  none: {
    heading: 'Which request?',
    text: 'This page shows where a request stands. Open it by the link in the mail that we sent you.',
  },
  wrong: {
    heading: 'This link does not work',
    text: 'It is not complete, or has been changed on the way. Open it again from the mail, or call and give your reference.',
  },
  erased: {
    heading: 'This request was erased',
    text: 'Nothing of it is stored here any more. If you need us, call or send a new request.',
  },
  past: {
    heading: 'This request is closed',
    text: 'It was closed more than thirty days ago, and is not shown any more. If you have a question about it, call.',
  },
  facts: {
    reference: 'Reference',
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
    sent: 'Your note is sent.',
    empty: 'Please write something first.',
  },
  cancel: {
    button: 'Cancel this request',
    heading: 'Cancel this request?',
    text: 'We will not come, and will not call. You can always send a new one.',
    confirm: 'Yes, cancel it',
    cancelling: 'Cancelling…',
    keep: 'Keep it',
  },
  noAnswer: `That did not reach us. Please try again, or call ${business.telephoneText}.`,
  links: { home: 'Back to the home page', book: 'Send a new request' },
} as const;
