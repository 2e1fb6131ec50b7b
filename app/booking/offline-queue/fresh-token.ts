import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { challenge as answer } from '../../../contract/answers/site-config.ts';
import { fits, parseJson } from '../../browser/read-json.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import { isOfProxy, retryAfterOf } from '../submit/send.ts';

export type FreshToken =
  | { kind: 'token'; token: string }
  | { kind: 'no_answer' }
  | { kind: 'later'; retryAfter: number };

const timeoutMs = 10_000;

/**
 * A token of the built-in captcha, which the server accepts with either provider. It is valid for a few
 * minutes and once, so each attempt to send a queued request gets its own.
 */
export async function freshToken(): Promise<FreshToken> {
  let response: Response;
  let challenge: unknown;
  try {
    [response, challenge] = await timeLimit(timeoutMs, async (signal) => {
      const given = await fetch('/api/captcha/challenge', { cache: 'no-store', signal });
      return [given, parseJson(await given.text())];
    });
  } catch {
    return { kind: 'no_answer' };
  }
  if (isOfProxy(response.status, challenge)) return { kind: 'no_answer' };
  // A refusal, or not from our server (a captive portal).
  if (!response.ok || !fits(answer, challenge))
    return { kind: 'later', retryAfter: retryAfterOf(response) };
  const solution = await solve(challenge);
  if (!solution) return { kind: 'later', retryAfter: 0 };
  return { kind: 'token', token: btoa(JSON.stringify({ challenge, solution })) };
}

/** Undefined if it cannot be solved: not a valid challenge, time limit, or no crypto (an insecure context). */
async function solve(challenge: Challenge) {
  try {
    return (await solveChallenge({ challenge, deriveKey })) ?? undefined;
  } catch {
    return undefined;
  }
}
