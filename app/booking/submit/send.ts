import { parseJson } from '../../browser/read-json.ts';
import { retry, upTo } from '../../browser/retry.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import type { Attempt } from './attempt.ts';
import { type Outcome, readOutcome } from './outcome.ts';

/** Limit for both attempts together; then the visitor is told to call. */
export const timeoutMs = 20_000;
const pauseMs = 1000;

/** Limit for the check; a visitor waits this long at most to be told what is missing. */
const askMs = 3000;

/** Sends one attempt, and once more under the same key if the network fails. Never rejects. */
export async function send(attempt: Attempt): Promise<Outcome> {
  try {
    const { status, body } = await timeLimit(timeoutMs, (signal) =>
      retry(() => postRequest(attempt, signal), upTo(2, pauseMs)),
    );
    return readOutcome(status, body);
  } catch {
    return { kind: 'no_answer' };
  }
}

export interface Answer {
  status: number;
  /** undefined when it is not JSON */
  body: unknown;
  /** Retry-After in ms; 0 without one. */
  retryAfter: number;
}

/** Posts it once. Rejects if no complete answer came. */
export async function postRequest(
  { key, request }: Pick<Attempt, 'key' | 'request'>,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch('/api/submissions', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      // For answers that are given before the request is read.
      'Accept-Language': request.language ?? 'en',
    },
    body: JSON.stringify(request),
    signal,
  });
  return {
    status: response.status,
    body: parseJson(await response.text()),
    retryAfter: retryAfterOf(response),
  };
}

/** Retry-After in ms, given in seconds or as a date; 0 without one. */
export function retryAfterOf({ headers }: Response): number {
  const given = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(wait) ? Math.max(wait, 0) : 0;
}

/** Whether the server cannot be reached, so that no captcha can be solved. */
export async function isServerUnreachable(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    await timeLimit(askMs, (signal) =>
      fetch('/api/captcha/challenge', { cache: 'no-store', signal }),
    );
    return false;
  } catch {
    return true; // fetch rejects only without an answer
  }
}
