import type { Stats } from '../../../contract/answers/desk.ts';
import { dollars } from '../../../contract/dollars.ts';
import { deskFrame, shortAge } from './frame.ts';

/** Texts of the desk's numbers. */
export const numbersWords = {
  title: 'Numbers',
  range: {
    label: 'Days shown',
    last: (count: number) => `${count} days`,
    from: 'From',
    to: 'To',
    show: 'Show',
    backwards: 'This is before the first day',
  },
  shown: (from: string, to: string) => `${from} to ${to}`,
  none: 'No requests and no taps on these days.',
  sums: {
    requests: 'Requests',
    accepted: 'Accepted',
    taps: 'Taps on the phone number',
    done: 'Jobs done',
    quoted: 'Quoted',
    paid: 'Paid',
  },
  partOf: (part: number) => `${part} % of them`,
  speed: {
    title: 'How fast',
    seen: 'Seen',
    accepted: 'Accepted',
    onTheWay: 'On the way',
    late: 'Late',
    half: 'half within',
    most: '9 of 10 within',
    unknown: 'not yet',
  },
  chart: {
    requests: 'Requests',
    taps: 'Taps on the phone number',
    legend: { accepted: 'accepted', missed: 'not accepted' },
    about: (name: string, most: number) =>
      `Chart: ${name}. At most ${most}. The figures are in the table below.`,
  },
  table: { open: 'The same as a table', time: 'Day', month: 'Month' },
  columns: {
    requests: 'Requests',
    accepted: 'Accepted',
    done: 'Done',
    quoted: 'Quoted',
    paid: 'Paid',
    taps: 'Taps',
  },
  shares: {
    service: 'By service',
    town: 'By town',
    source: 'By source',
    campaign: 'By campaign',
    person: 'By person',
  },
  names: {
    service: 'Service',
    town: 'Town',
    source: 'Source',
    campaign: 'Campaign',
    person: 'Person',
  },
  others: (count: number) => `and ${count} more`,
} as const;

/** The file of conversions for Google Ads (docs/product.md 12.22). */
export const googleAdsWords = {
  /** The exact name that the conversion must have there. */
  conversion: 'Paid job',
  button: 'File for Google Ads',
  about:
    'The jobs done and paid among the requests of these days, of customers who came by a Google ad and pressed Accept All. Google Ads takes it under Goals, Conversions, Uploads; name the conversion Paid job there.',
} as const;

const none = { town: deskFrame.outsideTowns, source: 'Unknown', campaign: 'No campaign' };
const adsName = (campaign: string | null) => `${campaign ?? none.campaign} (paid ads)`;

/** The titles of each row's counts, in the order of `countsOf`. */
export const countTitles = [
  numbersWords.columns.requests,
  numbersWords.columns.accepted,
  numbersWords.columns.done,
  numbersWords.columns.quoted,
  numbersWords.columns.paid,
] as const;

export const countsOf = (row: Omit<Stats['days'][number], 'day' | 'taps'>) => [
  row.requests,
  row.accepted,
  row.done,
  dollars(row.quoted_cents),
  dollars(row.paid_cents),
];

/** Returns what the numbers are split by, each with its named rows. */
export function sharesOf({ services, towns, sources, campaigns, people }: Stats) {
  return [
    ['service', services.map((row) => ({ ...row, name: row.service ?? deskFrame.callback }))],
    ['town', towns.map((row) => ({ ...row, name: row.town ?? none.town }))],
    ['source', sources.map((row) => ({ ...row, name: row.source ?? none.source }))],
    [
      'campaign',
      campaigns.map((row) => ({
        ...row,
        name: row.paid ? adsName(row.campaign) : (row.campaign ?? none.campaign),
      })),
    ],
    ['person', people.map((row) => ({ ...row, name: row.person }))],
  ] as const;
}

/** Returns a time span as people say it, such as '4 min'. */
export const spanOf = (seconds: number) =>
  seconds < 60 ? `${Math.round(seconds)} s` : shortAge(seconds * 1000);
