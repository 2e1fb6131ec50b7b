import type { OpenStatus, RequestStatus } from '../../../contract/request-status.ts';
import { deskFrame } from './frame.ts';

const statuses = { open: 'Open', ...deskFrame.statuses, all: 'All' } as const;

/** Texts of the desk's list of requests. */
export const listWords = {
  statuses,
  title: (status: 'open' | 'all' | RequestStatus) => `${statuses[status]} requests`,
  openCount: ({ pending, accepted, on_the_way }: Record<OpenStatus, number>) =>
    [
      `${pending} new`,
      `${accepted} accepted`,
      ...(on_the_way > 0 ? [`${on_the_way} on the way`] : []),
    ].join(', '),
  none: 'Nothing is open. New requests show up here by themselves.',
  /** Shown below it. */
  last: 'The last request came',
  noneEver: 'No request has come yet.',
  setUp: 'Set up sound and notifications',
  /** Shown above the list if all of its requests are made up. */
  sample: 'Sample: these requests are made up, and their numbers reach nobody.',
  noneFound: 'No matching requests.',
  found: (shown: number, total: number) =>
    shown < total
      ? `Showing ${shown} of ${total.toLocaleString('en')}`
      : `${total} ${total === 1 ? 'request' : 'requests'} found`,
  mailDead: {
    owner: 'An email to you was given up',
    customer: 'An email to the customer was given up',
  },
  /** Headings for what has to be done next, in the server's order. */
  groups: {
    danger: 'Someone is in danger',
    urgent: 'Not answered',
    pending: 'New',
    on_the_way: 'On the way',
    accepted: 'Accepted',
    closed: 'Closed',
  },
  accept: 'Accept',
  accepting: 'Accepting…',
  /** The accessible name of a card's button: its text, then the card. */
  of: (button: string, card: string) => `${button} ${card}`,
  more: 'Show more',
  search: 'Search',
  searchHint: 'Name, phone, address, car, note',
  filters: 'Filters',
  filter: {
    status: 'Status',
    type: 'Type',
    service: 'Service',
    town: 'Town',
    timeframe: 'When',
    from: 'From',
    to: 'To',
  },
  any: 'Any',
  types: { booking: 'Booking', callback: 'Callback' },
  clear: 'Clear',
  export: { label: 'Download what is shown', csv: 'CSV', json: 'JSON' },
  sound: 'Sound',
  soundStates: { off: 'Off', on: 'On', silent: 'On, silent until you tap' },
  /** Announced when new requests arrive. */
  arrived: (about: string) => `New request: ${about}`,
  manyArrived: (count: number) => `${count} new requests`,
  keys: 'Keys: / to search, n for a new job, j and k to move from card to card. On the card in focus: Enter to open, a to accept, then 1 to 5 to say when, u to undo. Account switches them off.',
} as const;
