import { problemDetails } from '../../../contract/answers/problem.ts';
import { fits, parseJson } from '../../browser/read-json.ts';
import { doubling, pause, retry, upTo } from '../../browser/retry.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import type { Attempt } from './attempt.ts';
import { type Outcome, readOutcome } from './outcome.ts';

/** Limit for all attempts together; then the visitor is told to call. */
export const timeoutMs = 20_000;
const pauseMs = 1000;
/** While a proxy has no server: most restarts are over after the second. */
const restartMs = doubling(pauseMs, 5000);

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

/** A proxy has answered that has no server. */
class NoServer extends Error {}

/** Whether a proxy has answered that has no server, as while that restarts: errors of our own are problem documents. */
export const isOfProxy = (status: number, body: unknown) =>
  [502, 503, 504].includes(status) && !fits(problemDetails, body);

/** Posts it, and again for as long as there is a proxy without a server. Rejects if no complete answer came. */
export function postRequest(
  attempt: Pick<Attempt, 'key' | 'request'>,
  signal: AbortSignal,
): Promise<Answer> {
  return retry(
    () => postOnce(attempt, signal),
    (failures, error) =>
      error instanceof NoServer && !signal.aborted
        ? pause(restartMs(failures - 1))
        : Promise.reject(error),
  );
}

async function postOnce(
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
  const { status } = response;
  const body = parseJson(await response.text());
  if (isOfProxy(status, body)) throw new NoServer();
  return { status, body, retryAfter: retryAfterOf(response) };
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
    return await timeLimit(askMs, async (signal) => {
      const answer = await fetch('/api/captcha/challenge', { cache: 'no-store', signal });
      return isOfProxy(answer.status, parseJson(await answer.text()));
    });
  } catch {
    return true; // fetch rejects only without an answer
  }
}
