import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { signedToken } from '../../tests/support/server/solved-token.ts';

export interface LoadFigures {
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  failed: number;
}

async function load(options: autocannon.Options): Promise<LoadFigures> {
  const started = performance.now();
  let ended = started;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ connections: 50, ...options }, (error, figures) =>
      error ? reject(error) : resolve(figures),
    );
    // autocannon reports its end up to a second late, so note the last response.
    run.on('response', () => {
      ended = performance.now();
    });
  });
  const elapsedSeconds = (ended - started) / 1000;
  return {
    requests: result['2xx'],
    requestsPerSecond: result['2xx'] / elapsedSeconds,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

export function medianBy<Row>(rows: readonly Row[], value: (row: Row) => number): Row {
  const middle = rows.toSorted((a, b) => value(a) - value(b))[rows.length >> 1];
  if (middle === undefined) throw new Error('there is no median of nothing');
  return middle;
}

export function loadPage(url: string, seconds: number): Promise<LoadFigures> {
  return load({ url, duration: seconds, headers: { 'accept-encoding': 'gzip, deflate, br' } });
}

export async function loadBookings(
  url: string,
  secret: string,
  count: number,
): Promise<LoadFigures> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const now = new Date();
    const more = Array.from({ length: 100 }, () => signedToken(secret, now));
    tokens.push(...(await Promise.all(more)));
  }
  const keys = randomUUID();
  let next = 0;
  return load({
    url,
    amount: count,
    requests: [
      {
        method: 'POST',
        path: '/api/submissions',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': `${keys}-${next}` },
          body: JSON.stringify({
            type: 'booking',
            name: 'Bench Visitor',
            phone: '(201) 555-0123',
            address: `${next} Bergenline Avenue, North Bergen, NJ 07047`,
            service: 'House Lockout',
            timeframe: 'ASAP',
            notes: 'Third floor, the buzzer does not work.',
            source_url: '/',
            recaptcha_token: tokens[next++ % count],
          }),
        }),
      },
    ],
  });
}
