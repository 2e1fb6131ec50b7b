import { shortAge } from './frame.ts';

/** Words of the desk's numbers. */
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
  sums: { requests: 'Requests', accepted: 'Accepted', taps: 'Taps on the phone number' },
  partOf: (part: number) => `${part} % of them`,
  speed: {
    title: 'How fast',
    seen: 'Seen',
    accepted: 'Accepted',
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
  columns: { requests: 'Requests', accepted: 'Accepted', taps: 'Taps' },
  shares: { service: 'By service', town: 'By town', source: 'By source' },
  names: { service: 'Service', town: 'Town', source: 'Source' },
  unknownSource: 'Unknown',
  others: (count: number) => `and ${count} more`,
} as const;

/** A time span as people say it, such as '4 min'. */
export const spanOf = (seconds: number) =>
  seconds < 60 ? `${Math.round(seconds)} s` : shortAge(seconds * 1000);
