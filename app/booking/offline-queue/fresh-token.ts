import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { challenge as challengeSchema } from '../../../contract/answers/site-config.ts';
import { callServer } from '../../browser/call-server.ts';
import { isOfProxy } from '../submit/send.ts';

export type FreshToken =
  | { kind: 'token'; token: string }
  | { kind: 'no_answer' }
  | { kind: 'later'; retryAfter: number };

const timeoutMs = 10_000;

/** Gets an ALTCHA token, which the server accepts with either provider. It is valid once, for a few minutes. */
export async function freshToken(): Promise<FreshToken> {
  const answer = await callServer('/api/captcha/challenge', {
    schema: challengeSchema,
    cache: 'no-store',
    limit: timeoutMs,
  }).catch(() => undefined);
  if (!answer || isOfProxy(answer)) return { kind: 'no_answer' };
  const { value: challenge } = answer;
  // The server refused, or something else answered, such as a captive portal.
  if (!challenge) return { kind: 'later', retryAfter: retryAfterOf(answer.response) };
  const solution = await solve(challenge);
  if (!solution) return { kind: 'later', retryAfter: 0 };
  return { kind: 'token', token: btoa(JSON.stringify({ challenge, solution })) };
}

/** In ms. Retry-After is in seconds, or a date. */
export function retryAfterOf({ headers }: Pick<Response, 'headers'>): number {
  const given = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(wait) ? Math.max(wait, 0) : 0;
}

/** Undefined for an invalid challenge, after the time limit, or without `crypto` (in an insecure context). */
async function solve(challenge: Challenge) {
  try {
    return (await solveChallenge({ challenge, deriveKey })) ?? undefined;
  } catch {
    return undefined;
  }
}
