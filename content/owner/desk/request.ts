import type { RequestStatus } from '../../../contract/request-status.ts';

const feetPerMeter = 3.281;
const feetPerMile = 5280;

/** Formats a distance as people here say it: in feet, or in miles from a quarter of a mile on. */
function distance(meters: number): string {
  const feet = Math.round(meters * feetPerMeter);
  if (feet < feetPerMile / 4) return `${feet.toLocaleString('en-US')} ft`;
  return `${(feet / feetPerMile).toLocaleString('en-US', { maximumFractionDigits: 1 })} mi`;
}

/** Texts of a request's page at the desk. */
export const requestWords = {
  title: (reference: string) => `Request ${reference}`,
  back: 'All open requests',
  text: 'Text',
  mail: 'Email',
  map: 'Map',
  received: 'Received',
  seen: 'Seen',
  accepted: 'Accepted',
  closed: 'Closed',
  unverified: 'The security check could not be done. Call back before you drive out.',
  facts: 'What the customer wrote',
  deleted: 'Personal data deleted because of its age. The numbers stay.',
  /** Pictures from the customer. */
  photos: {
    count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    none: 'No photos',
    photo: (number: number, time: string) => `Photo ${number}, ${time}`,
    close: 'Close',
    ask: 'Delete…',
    question: "Delete this photo for good? You can't bring it back.",
    confirm: 'Delete for good',
    deleting: 'Deleting…',
    deleted: 'Photo deleted.',
    keep: 'Keep it',
  },
  town: 'Town',
  position: 'Position',
  within: (meters: number) => `within ${distance(meters)}`,
  vehicle: 'Vehicle',
  /** Spanish sentences to read out or to text, each with its translation. None may promise a time or a price. */
  replies: {
    title: 'Replies in Spanish',
    hint: 'To read out on the phone, or to text.',
    text: 'Text it',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected. Copy it with your device.',
    sentences: [
      {
        spanish: 'Recibimos su solicitud. Le llamamos a este número.',
        english: 'We got your request. We will call you at this number.',
      },
      {
        spanish:
          'Para entrar necesitamos ver una identificación con foto y algo que muestre que vive ahí.',
        english:
          'To let you in, we need to see a photo ID and something that shows you live there.',
      },
      {
        spanish: 'Mándenos la dirección completa y el número de apartamento, por favor.',
        english: 'Please send us the full address and the apartment number.',
      },
    ],
  },
  /** The button that leads to each status. */
  steps: {
    accepted: 'Accept',
    on_the_way: 'On the way',
    done: 'Done',
    cancelled: 'Cancel',
    spam: 'Spam',
    pending: 'Reopen',
  } satisfies Record<RequestStatus, string>,
  /** The button that shows rarely used buttons. */
  more: 'More',
  /** From 'on the way' back to 'accepted'. */
  turnBack: 'Turned back',
  /** From 'accepted' or 'on the way' to 'new', so that somebody else can take it. */
  giveBack: 'Back to new',
  /** The outcome of each step, shown next to the undo button. */
  taken: {
    accepted: 'Accepted',
    on_the_way: 'On the way',
    done: 'Done',
    cancelled: 'Canceled',
    spam: 'Marked as spam',
    pending: 'Reopened',
  } satisfies Record<RequestStatus, string>,
  /** Announced after a step, and after an undo. */
  said: (result: string, request: string) => `${result}: ${request}`,
  undone: 'Undone',
  undo: 'Undo',
  undoing: 'Undoing…',
  /** How sentences name who did something. Other people are named by first name or address. */
  subjects: {
    you: 'You',
    customer: 'The customer',
    'customer (text)': 'The customer',
    link: 'Whoever used the link in the email',
    terminal: 'Somebody at the terminal',
    somebody: 'Somebody',
  },
  holder: {
    you: (since: string) => `You have it, since ${since}.`,
    other: (who: string, since: string) => `${who} has it, since ${since}.`,
  },
  note: {
    label: 'Note for the desk',
    hint: "the customer can't see it",
    add: 'Add note',
    adding: 'Adding…',
    added: 'Note added.',
    notSent: 'Not sent yet. It goes as soon as you are back online.',
  },
  history: {
    title: 'History',
    none: 'Nothing yet.',
    added: 'typed in',
    step: (from: string, to: string) => `${from} → ${to}`,
    customer: 'the customer',
    byText: 'the customer, by text',
    link: 'from the link in the email',
    terminal: 'at the terminal',
  },
  word: 'Say at the door',
  mails: {
    title: 'Emails and messages',
    kinds: {
      owner: 'To the owner',
      customer: 'To the customer',
      accepted: 'To the customer: accepted',
      on_the_way: 'To the customer: on the way',
      appointment: 'To the customer: appointment',
      review: 'To the customer: asks for a review',
      alarm: 'Not answered: to the owner',
      note: 'Note from the customer',
      cancelled: 'Canceled by the customer',
    } as Record<string, string>,
    states: {
      waiting: 'waiting',
      sent: 'sent',
      dead: 'given up',
      dismissed: 'given up, dismissed',
    },
    attempts: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    retry: 'Send again',
    retried: "It's next in line.",
    /** For a mail that nobody has to look at any more. */
    dismiss: 'Dismiss',
    dismissed: 'Dismissed.',
  },
  visit: {
    title: 'Where the visitor came from',
    source: 'Source',
    medium: 'Medium',
    campaign: 'Campaign',
    page: 'Page',
    device: 'Device',
    none: 'Unknown.',
  },
  print: 'Print',
  erase: {
    open: 'Erase…',
    title: 'Erase this request',
    text: "This deletes the request, its history and its emails for good. You can't bring them back.",
    confirm: (reference: string) => `Type ${reference} to confirm`,
    button: 'Erase for good',
    erasing: 'Erasing…',
    erased: 'Erased',
    keep: 'Keep it',
    wrong: "That's not the reference",
  },
  gone: {
    title: 'This request is gone',
    text: 'It was erased, or it never existed.',
  },
  conflict: {
    changed: (who: string, status: string, at: string) => `${who} set it to ‘${status}’ at ${at}.`,
    edited: (who: string, at: string) =>
      `${who} changed it at ${at}. Look at it, then press again.`,
    noted: (who: string, at: string) => `${who} added a note at ${at}. Read it, then press again.`,
  },
} as const;
