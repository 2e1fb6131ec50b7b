import { formWords } from '../en/form/form.ts';
import { business } from '../facts/business.ts';

/** Texts of the owner's mail about a request. */
export const ownerMail = {
  sender: `${business.name} website`,
  recipient: business.name,
  callback: 'Callback request',
  alarmTitle: (level: number) =>
    level > 1 ? 'Still nobody has answered this request' : 'Nobody has answered this request yet',
  noTimeframe: 'No time given',
  /** A customer who does not change the preset ASAP may not be in a hurry. */
  preset: (timeframe: string) => `${timeframe} (preset, not chosen by the customer)`,
  unverified:
    'The captcha could not be checked when this was sent. Call back before you drive out, to make sure the request is real.',
  closed: 'This request was closed before this mail was sent.',
  readsSpanish: 'Customer reads Spanish',
  danger: 'Someone is in danger',
  duplicateOf: (references: readonly string[]) => `Possible duplicate of ${references.join(', ')}`,
  yes: 'Yes',
  no: 'No',
  outsideTowns: 'Outside the eight towns, or not named',
  position: (latitude: number, longitude: number, accuracy: number | null) =>
    `${latitude}, ${longitude}${accuracy === null ? '' : ` (within ${Math.round(accuracy)} m)`}`,
  accept: 'I have it: accept',
  call: (phone: string) => `Call ${phone}`,
  desk: 'Open it in the desk',
  /** Labels that are shorter than in the form, and labels for what is not a field. */
  labels: {
    ...formWords.labels,
    service: 'Service',
    timeframe: 'When',
    name: 'Name',
    phone: 'Phone',
    address: 'Address',
    town: 'Town',
    position: 'Position',
    unit_number: 'Unit',
    all_keys_lost: 'All keys lost',
    notes: 'Notes',
    has_unused_key: 'Has an unused, uncut key',
    reference: 'Reference',
    received: 'Received',
    vehicle: 'Vehicle',
    source: 'Came from',
    page: 'Sent from page',
    captcha: 'Captcha',
  },
} as const;

/** The mail about what `npm run desk -- doctor --mail` has found. */
export const doctorMail = {
  sender: ownerMail.sender,
  recipient: ownerMail.recipient,
  subject: 'The website needs attention',
  intro: (siteUrl: string) => `This was found on the server of ${siteUrl}:`,
  next: 'Please pass it on to whoever runs your website. You get this once a day at most, for as long as something is found.',
} as const;

/** Monday's mail about last week (docs/product.md 12.24). */
export const weeklyMail = {
  sender: ownerMail.sender,
  recipient: ownerMail.recipient,
  title: (from: string, to: string) => `Last week, ${from} to ${to}`,
  subject: (requests: number, done: number, title: string) =>
    `${title}: ${requests === 1 ? '1 request' : `${requests} requests`}, ${done} done`,
  columns: ['Figure', 'Last week', 'Week before'],
  before: (figure: string) => `week before: ${figure}`,
  rows: {
    requests: 'Requests',
    taps: 'Taps on the phone number',
    accepted: 'Half accepted within',
    done: 'Jobs done',
    paid: 'Paid',
    paidBy: (source: string) => `Paid, came from ${source}`,
  },
  none: 'none',
  unknown: 'unknown',
  about: 'Done and paid are what has become by now of the requests that came in that week.',
  numbers: 'See it day by day',
  off: 'Switch this mail off, in the settings of the desk',
} as const;

/** Comes before the subject of an ASAP booking that nobody has accepted in time. */
export const alarmSubject = (level: number) =>
  level > 1 ? '[STILL NOT ANSWERED]' : '[NOT ANSWERED]';

/** The mail about many such bookings at once. */
export const alarmsMail = {
  title: (count: string) =>
    count === '1' ? '1 ASAP request is not answered' : `${count} ASAP requests are not answered`,
  /** Replaces the number if the list may be incomplete. */
  orMore: (count: number) => `At least ${count}`,
  since: (time: string) => `since ${time}`,
  otherService: 'Other service',
} as const;

/** Comes before the subject of a mail about a new request that was closed while the mail waited. */
export const closedSubject = '[CLOSED]';

/** Comes before the subject if someone is in danger. */
export const dangerSubject = '[DANGER]';
