import { problemDetails } from '../../../contract/answers/problem.ts';
import type { StoredRequest } from '../../../contract/answers/stored-request.ts';
import { type Answer, callServer } from '../../browser/call-server.ts';
import { matchesSchema } from '../../browser/read-json.ts';
import { exponentialBackoff, pause, retry, upTo } from '../../browser/retry.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import type { Attempt } from './attempt.ts';
import { type Outcome, readOutcome } from './outcome.ts';

/** For all attempts together. After that, the form tells the visitor to call. */
export const timeoutMs = 20_000;
const pauseMs = 1000;
/** Pauses while a proxy has no server. Most restarts are over after the second one. */
const restartMs = exponentialBackoff(pauseMs, 5000);

/** The longest a visitor may wait to learn what is missing. */
const askMs = 3000;

/** Sends again, under the same key, if the network fails. Never rejects. */
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

class NoServer extends Error {}

/** Whether a proxy without a server answered, as during a restart: our own errors are problem documents. */
export const isOfProxy = ({ response, body }: Answer) =>
  [502, 503, 504].includes(response.status) && !matchesSchema(problemDetails, body);

/** Retries while a proxy has no server. Rejects without a complete response. */
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
      // For responses that are sent before the body is read.
      'Accept-Language': request.language ?? 'en',
    },
    body: JSON.stringify(request),
    signal,
    limit: timeoutMs,
  });
  if (isOfProxy(answer)) throw new NoServer();
  return answer;
}

export async function isServerUnreachable(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    return isOfProxy(
      await callServer('/api/captcha/challenge', { cache: 'no-store', limit: askMs }),
    );
  } catch {
    return true;
  }
}

/** Ignores the result, because the server sends the mails anyway (docs/product.md 4.9). */
export function askForMail({ id }: Pick<StoredRequest, 'id'>): void {
  callServer('/api/functions/send-form-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
    keepalive: true,
    limit: timeoutMs,
  }).catch(() => undefined);
}
