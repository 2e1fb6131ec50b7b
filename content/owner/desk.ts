import { business } from '../facts/business.ts';

/** Error messages of the desk and of the accept and follow links. */
export const deskProblems = {
  signedOut: 'Please sign in.',
  badLink:
    "This link doesn't work. It was already used, is more than 15 minutes old, or has a part missing. Please ask for another one.",
  tooManyLinks:
    'Too many sign-in links were requested from here. If this address can sign in, it still gets one every 15 minutes.',
  tooManyTokens: "Too many links that don't work. Please wait an hour and try again.",
  tooManyCalendars: 'This calendar was read 60 times within an hour. Please wait.',
  calendarGone: 'This calendar has another address by now. Copy it at the desk, under People.',
  outdated:
    'Somebody else changed this request in the meantime. Look at it again before you go on.',
  noSuchStep: "A request can't go from this status to that one.",
  notYours: 'Only those whom the website was set up with can add or remove people.',
  badAddress: 'Please enter an email address',
  tooManyPeople: 'There are 50 more people already. Remove one first',
  listedPerson:
    'The website was set up with this address (DESK_EMAILS). Whoever looks after the server can take it out.',
  isPast: 'This time is past',
  noSuchPerson: 'Nobody with this address uses this desk',
  notAccepted: 'Accept the request first',
  notOnTheWay: 'Nobody is on the way',
  noAppointment: 'There is no appointment yet',
  notUndone:
    "It's too late to undo this. The last step is more than 10 seconds old, somebody else took it, or something was changed since.",
  notMerged: 'This one is closed, unknown, or the request itself',
  /** Notes in the history, on the two sides of a merge. */
  mergedInto: (reference: string) => `Merged into ${reference}`,
  merged: (reference: string) => `Merged with ${reference}`,
  tooManyBlocked: 'A thousand numbers are blocked. Let one of them through first.',
  noteLength: (most: number) => `Please write 1 to ${most.toLocaleString('en')} characters`,
  noteCharacters: 'Please remove the special characters that cannot be stored',
  mailSent: 'This email was already delivered.',
  mailNotDead: 'This email was not given up.',
  mailSending: 'This email is being sent right now.',
  badEndpoint: 'Not the https address of a push service',
  badPushKeys: 'Not the keys of a push subscription',
  notSubscribed: 'Notifications are off on this device.',
  tooManyStreams: 'The desk is open on too many screens. Please close some.',
  wrongToken:
    'Part of this link is missing. Please open it again from the email or the page it was on.',
  takenMeanwhile: 'Somebody else has accepted it. Take it over only if you drive there instead.',
  acceptGone: 'This link no longer works. The request is closed, or more than 24 hours old.',
  followPast: 'This request was closed more than 30 days ago.',
  tooManyNotes: `You've already sent five notes. Please call ${business.telephoneText}.`,
  doneAlready: `This request is already done. Please call ${business.telephoneText} about it.`,
  photoTooLarge: 'The photo is larger than 3 MB. Please choose a smaller one.',
  notAPhoto: "This isn't a photo. It must be a JPEG, PNG or WebP.",
  brokenPhoto: 'This photo cannot be read, or it has more than 40 million pixels.',
  tooManyPhotos: `You've already sent five photos. Remove one to add another.`,
  notSigned: 'The provider of text messages has not signed this.',
  textsOff: 'Text messages are off.',
  noTextConsent: "The customer hasn't agreed to texts, or not with this number. Please call.",
  textsStopped: 'The customer has ended texts to this number. Please call.',
  tooManyTexts: 'Six texts went to this number today, and more may not. Please call.',
  assignedText: 'This text belongs to a request already.',
  /** Shown in place of a text that has no words. */
  wordlessText: '(no words: perhaps a picture, which texts here cannot show)',
  secretKey: 'This is the secret key, and every visitor could read this setting.',
} as const;

/** Log message: why the desk is off. */
export const deskClosed =
  'the desk stays closed: SITE_URL is http, and whoever listens on the way could sign in';

/** The mail with the sign-in link. */
export const signInMail = {
  sender: `${business.name} desk`,
  subject: 'Your sign-in link',
  intro: 'To sign in at the desk, open this link and press the button.',
  /** The text of the link. */
  link: 'Sign in at the desk',
  lasting: 'It works once, for 15 minutes.',
  notYou: "If you didn't ask for it, you can ignore this message. Nobody can sign in without it.",
} as const;

/** Subjects of the mails to the owner about a customer's note or cancellation. */
export const noticeMail = {
  note: (reference: string) => `Note from the customer: ${reference}`,
  cancelled: (reference: string) => `Customer canceled: ${reference}`,
  open: 'Open it in the desk',
} as const;

/** Parts of the notifications on the owner's phone. */
export const pushWords = {
  desk: 'Desk',
  callback: 'Callback request',
  otherService: 'Other service',
  danger: 'SOMEONE IN DANGER',
  /** Comes before what the request is about. */
  titles: {
    created: '',
    unanswered: 'NOT ANSWERED',
    still_unanswered: 'STILL NOT ANSWERED',
    assigned: 'For you',
    overdue: 'Still on the way?',
    photo: 'A photo from the customer',
    cancelled: 'Customer canceled',
    texted: 'New text',
    mail_dead: "Email couldn't be delivered",
    customer_mail_dead: "Email to the customer couldn't be delivered",
    test: 'Test',
  },
  /** Comes after town and time. */
  bodies: {
    created: '',
    unanswered: 'Nobody has accepted it yet',
    still_unanswered: 'Still nobody has accepted it',
    assigned: 'You have it now',
    overdue: 'The expected time was 10 minutes ago',
    photo: '',
    cancelled: '',
    texted: 'The customer has answered',
    mail_dead: 'It was given up',
    customer_mail_dead: 'It was given up',
    test: 'This device gets notifications.',
  },
  many: (count: number) => (count === 1 ? '1 ASAP request' : `${count} ASAP requests`),
  more: (count: number) => `and ${count} more`,
} as const;
