import { business } from './business.ts';

/** Words of the mail that tells the owner of a request. */
export const ownerMail = {
  sender: `${business.name} website`,
  recipient: business.name,
  bookingTitle: 'New service request',
  callbackTitle: 'Callback request',
  noTimeframe: 'No time given',
  unverified:
    'The captcha could not be checked when this was sent. Make sure that it is genuine before you drive out.',
  yes: 'Yes',
  no: 'No',
  openMap: 'Open map',
  outsideTowns: 'Outside the eight towns, or not named',
  position: (latitude: number, longitude: number, accuracy: number | null) =>
    `${latitude}, ${longitude}${accuracy === null ? '' : ` (within ${Math.round(accuracy)} m)`}`,
  accept: 'I have it: accept this request',
  desk: 'Open at the desk',
  labels: {
    reference: 'Reference',
    received: 'Received',
    service: 'Service',
    timeframe: 'When',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    town: 'Town',
    position: 'Position',
    unit_number: 'Unit',
    gate_code: 'Gate code',
    vehicle: 'Vehicle',
    all_keys_lost: 'All keys lost',
    has_unused_key: 'Has an unused, uncut key',
    notes: 'Notes',
    source: 'Came from',
    page: 'Sent from page',
    captcha: 'Captcha',
  },
} as const;

/** In front of the subject of an ASAP booking that nobody has accepted in time. */
export const alarmSubject = '[NOT ANSWERED]';

/**
 * Words of the customer's confirmation. It repeats nothing that the sender typed: anyone can enter
 * someone else's address, and the mail must be worth nothing to a spammer.
 */
export const customerMail = {
  sender: business.name,
  subject: (reference: string) => `We received your request (${reference})`,
  greeting: 'Hello,',
  received: `${business.name} received a request that gave this email address.`,
  referenceLabel: 'Your reference',
  serviceLabel: 'Service',
  timeframeLabel: 'When',
  nextTitle: 'What happens next',
  nextBooking:
    'We will contact you using the details you gave, to confirm the work and the time. You do not need to send the request again.',
  nextCallback:
    'We will contact you using the details you gave. You do not need to send the request again.',
  follow: 'See where your request stands, add a note or cancel it:',
  urgent: `If you are locked out or need to change anything, call us at ${business.telephoneText}, 24 hours a day, and mention your reference.`,
  notYou: 'If you did not make this request, you can ignore this message.',
  signature: `${business.name}, ${business.locality}, ${business.regionCode} ${business.postalCode}`,
} as const;
