import { expect, test } from 'vitest';
import { count, figure, times } from '../support/faults/experiment.ts';
import { databases, postConcurrently, startSite } from '../support/faults/fault-site.ts';
import { answerTo } from '../support/server/booking-requests.ts';

const posts = times(100, 1000);

type Headers = Record<string, string>;
const hex = (index: number) => index.toString(16);
const from = (address: string): Headers => ({ 'x-forwarded-for': address });

/** Headers with which a client may pretend to be another one, or to come through a proxy. */
const forged = (index: number): Headers => {
  const address = `203.0.113.${index % 256}`;
  return {
    'x-forwarded-for': `${address}, 10.0.0.${index % 256}`,
    'x-real-ip': address,
    'x-client-ip': address,
    'x-forwarded-host': 'other.example',
    'cf-connecting-ip': address,
    'true-client-ip': address,
    forwarded: `for=${address};proto=https`,
    via: `1.1 ${address}`,
  };
};

/** Name, whether a proxy on loopback is trusted, the headers of one post, and how many of all are stored. */
const crowds: [string, boolean, (index: number) => Headers, number][] = [
  ['one IPv4 address', true, () => from('203.0.113.7'), 10],
  ['one /64', true, (index) => from(`2001:db8:1:2:${hex(index)}::1`), 10],
  ['one /56', true, (index) => from(`2001:db8:1:2${hex(index % 256).padStart(2, '0')}::1`), 40],
  ['one /48', true, (index) => from(`2001:db8:1:${hex(index)}::1`), 160],
  ['one address with forged headers', false, forged, 10],
  // A proxy appends the address that it saw. The client sent whatever is before it.
  [
    'one address with forged headers behind a proxy',
    true,
    (index) => ({ ...forged(index), ...from(`203.0.113.${index % 256}, 198.51.100.9`) }),
    10,
  ],
];

const tried = databases.flatMap((database) =>
  // `npm test` takes three crowds behind a proxy on SQLite, and the two that forge headers on PostgreSQL.
  times(0, 1) || database === 'SQLite'
    ? crowds.slice(0, times(3, crowds.length)).map((crowd) => [database, ...crowd] as const)
    : crowds.slice(-2).map((crowd) => [database, ...crowd] as const),
);

test.for(tried)(
  'on %s, concurrent posts from %s are stored only up to the limit',
  async ([database, , isTrusted, headersOf, allowed], context) => {
    const servers = database === 'PostgreSQL' ? 2 : 1;
    const site = await startSite(database, {
      servers,
      env: { SUBMISSIONS_PER_10_MIN: '10', ...(isTrusted && { TRUST_PROXY: '127.0.0.1' }) },
    });
    const statuses: Record<number, number> = {};
    let turn = 0;
    await postConcurrently(await site.bookings(posts), async (booking) => {
      turn += 1;
      const url = site.servers[turn % servers]?.url ?? '';
      const { status } = await answerTo(url, booking, headersOf(turn));
      statuses[status] = (statuses[status] ?? 0) + 1;
      return true;
    });
    const stored = Math.min(allowed, posts);
    expect(statuses).toEqual({ 201: stored, ...(posts > stored && { 429: posts - stored }) });
    expect(await site.run('select id from submissions')).toHaveLength(stored);
    expect(site.servers.map((server) => server.output()).join()).not.toMatch(
      /203\.0\.113|2001:db8/,
    );
    figure(
      context,
      `${count(posts, 'posts')}: ${stored} stored, ${count(posts - stored)} answered 429`,
    );
  },
);
