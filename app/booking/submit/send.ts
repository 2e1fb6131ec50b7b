import type { StoredSubmission } from '../../../contract/submission.ts';
import { timeLimit } from '../../browser/older-phones.ts';
import type { Attempt } from './attempt.ts';
import { type Outcome, readOutcome } from './outcome.ts';
import { postRequest } from './post-request.ts';

/** For both tries together: nobody who is locked out waits longer before being told to call. */
const timeoutMs = 20_000;
const retryAfterMs = 1_000;

/** Sends one attempt, and once more under the same key if the network fails. Never throws. */
export async function send(attempt: Attempt): Promise<Outcome> {
  const signal = timeLimit(timeoutMs);
  const outcome = await post(attempt, signal);
  if (outcome.kind !== 'no_answer' || signal.aborted) return outcome;
  await new Promise((resume) => setTimeout(resume, retryAfterMs));
  return post(attempt, signal);
}

async function post(attempt: Attempt, signal: AbortSignal): Promise<Outcome> {
  const answer = await postRequest(attempt, signal);
  return answer ? readOutcome(answer.status, answer.body) : { kind: 'no_answer' };
}

/**
 * Asks for the mails of a stored request at once (docs/product.md 4.9). Its result is of no matter: the
 * server sends them in any case.
 */
export function askForMail(
  { request }: Pick<Attempt, 'request'>,
  { id }: Pick<StoredSubmission, 'id'>,
): void {
  fetch('/api/functions/send-form-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...request, id }),
    keepalive: true,
  }).catch(() => undefined);
}
