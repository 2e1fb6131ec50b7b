import { randomUUID } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import autocannon from 'autocannon';
import { altchaSecrets } from '../../server/captcha/altcha-signature.ts';

export interface LoadFigures {
  requestsPerSecond: number;
  p99Ms: number;
  failed: number;
}

async function load(options: autocannon.Options): Promise<LoadFigures> {
  const result = await autocannon({ connections: 50, ...options });
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** GET as a browser would ask, for `seconds`. */
export function loadPage(url: string, seconds: number): Promise<LoadFigures> {
  return load({ url, duration: seconds, headers: { 'accept-encoding': 'gzip, deflate, br' } });
}

/** Solved challenges of the least possible work: signed and checked like any, cheap to make many of. */
async function solvedTokens(secret: string, count: number): Promise<string[]> {
  const expiresAt = new Date(Date.now() + 10 * 60_000);
  const solve = async () => {
    const challenge = await createChallenge({
      ...altchaSecrets(secret),
      deriveKey,
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      expiresAt,
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const tokens: string[] = [];
  while (tokens.length < count)
    tokens.push(...(await Promise.all(Array.from({ length: 100 }, solve))));
  return tokens;
}

/** Posts `count` different bookings over 50 connections, each with a challenge of its own. */
export async function loadBookings(
  url: string,
  secret: string,
  count: number,
): Promise<LoadFigures> {
  const tokens = await solvedTokens(secret, count);
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
            notes: 'Third floor, the bell does not work.',
            source_url: '/',
            recaptcha_token: tokens[next++ % count],
          }),
        }),
      },
    ],
  });
}
