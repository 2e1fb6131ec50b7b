import { business } from './business.ts';

/** Error messages of the desk and of the accept and follow links. */
export const deskProblems = {
  signedOut: 'Please sign in.',
  badLink:
    'This link does not work: it was used already, is older than 15 minutes, or is not complete. Please ask for another one.',
  tooManyLinks: 'Too many sign-in links were asked for. Please wait an hour and try again.',
  tooManyTokens: 'Too many links that do not work. Please wait an hour and try again.',
  outdated: 'Somebody else has changed this request meanwhile. Look at it again before you go on.',
  noSuchStep: 'A request cannot go from where this one stands to there.',
  noteLength: (most: number) => `Please write 1 to ${most.toLocaleString('en')} characters`,
  noteCharacters: 'Please remove the special characters that cannot be stored',
  mailSent: 'This mail was delivered already.',
  mailSending: 'This mail is on its way at this moment.',
  badEndpoint: 'Not the https address of a push service',
  badPushKeys: 'Not the keys of a push subscription',
  notSubscribed: 'Notifications are not switched on for this device.',
  tooManyStreams: 'The desk is open on too many screens. Please close some.',
  wrongToken:
    'This link is not complete. Please open it again from the mail or the page that had it.',
  acceptGone: 'This link does not work any more: the request is closed, or older than 24 hours.',
  followPast: 'This request was closed more than thirty days ago.',
  tooManyNotes: `Five notes were sent already. Please call ${business.telephoneText}.`,
  doneAlready: `This request is done already. Please call ${business.telephoneText} about it.`,
  secretKey: 'This is the secret key, and every visitor could read this setting.',
} as const;

/** Log message: why the desk is off. */
export const deskClosed =
  'the desk stays closed: SITE_URL is http, and whoever listens on the way could sign in';

/** The mail with the sign-in link. */
export const signInMail = {
  sender: `${business.name} desk`,
  subject: 'Your link to sign in',
  intro: 'Open this link to sign in at the desk:',
  lasting: 'It works once, within 15 minutes.',
  notYou: 'If you did not ask for it, you can ignore this message: nobody signs in without it.',
} as const;

/** Subjects of the mails to the owner about a customer's note or cancellation. */
export const noticeMail = {
  note: (reference: string) => `[Note] ${reference}`,
  cancelled: (reference: string) => `[CANCELLED by the customer] ${reference}`,
  open: 'Open at the desk',
} as const;

/** Parts of the notifications on the owner's phone. */
export const pushWords = {
  desk: 'Desk',
  callback: 'Callback request',
  otherService: 'Other service',
  /** In front of what the request is about. */
  titles: {
    created: '',
    unanswered: 'NOT ANSWERED',
    cancelled: 'CANCELLED by the customer',
    mail_dead: 'A mail was given up',
    test: 'Test',
  },
  /** After town and time. */
  bodies: {
    created: '',
    unanswered: 'Nobody has accepted it yet',
    cancelled: '',
    mail_dead: 'The mail server does not take it',
    test: 'Notifications reach this device.',
  },
} as const;
