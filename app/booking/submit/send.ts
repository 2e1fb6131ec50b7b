import { problemDetails } from '../../../contract/answers/problem.ts';
import type { StoredRequest } from '../../../contract/answers/stored-request.ts';
import { type Answer, callServer } from '../../browser/call-server.ts';
import { fits } from '../../browser/read-json.ts';
import { doubling, pause, retry, upTo } from '../../browser/retry.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import type { Attempt } from './attempt.ts';
import { type Outcome, readOutcome } from './outcome.ts';

/** Limit for all attempts together; then the visitor is told to call. */
export const timeoutMs = 20_000;
const pauseMs = 1000;
/** Pauses while a proxy has no server: most restarts are over after the second. */
const restartMs = doubling(pauseMs, 5000);

/** Limit for that question: a visitor waits this long at most to be told what is missing. */
const askMs = 3000;

/** Sends one attempt, and once more under the same key if the network fails. Never rejects. */
export async function send(attempt: Attempt): Promise<Outcome> {
  try {
    const { response, body } = await timeLimit(timeoutMs, (signal) =>
      retry(() => postRequest(attempt, signal), upTo(2, pauseMs)),
    );
    return readOutcome(response.status, body);
  } catch {
    return { kind: 'no_answer' };
  }
}

/** A proxy has answered that has no server. */
class NoServer extends Error {}

/** Whether a proxy has answered that has no server, as while that restarts: errors of our own are problem documents. */
export const isOfProxy = ({ response, body }: Answer) =>
  [502, 503, 504].includes(response.status) && !fits(problemDetails, body);

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
  const answer = await callServer('/api/submissions', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      // For answers that are given before the request is read.
      'Accept-Language': request.language ?? 'en',
    },
    body: JSON.stringify(request),
    // The time limit of all tries together.
    signal,
    limit: timeoutMs,
  });
  if (isOfProxy(answer)) throw new NoServer();
  return answer;
}

/** Whether the server cannot be reached, so that no captcha can be solved. */
export async function isServerUnreachable(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    return isOfProxy(
      await callServer('/api/captcha/challenge', { cache: 'no-store', limit: askMs }),
    );
  } catch {
    return true; // There was no answer.
  }
}

/**
 * Asks for the mails of a stored request at once (docs/product.md 4.9). The result is ignored: the server sends them in
 * any case.
 */
export function askForMail({ id }: Pick<StoredRequest, 'id'>): void {
  callServer('/api/functions/send-form-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
    keepalive: true,
    limit: timeoutMs,
  }).catch(() => undefined);
}
