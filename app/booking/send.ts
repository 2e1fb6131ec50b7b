import type { StoredSubmission } from '../../contract/submission.ts';
import type { Attempt } from './attempt.ts';
import { type Outcome, readOutcome } from './outcome.ts';

/** For both tries together: nobody who is locked out waits longer before being told to call. */
const timeoutMs = 20_000;
const retryAfterMs = 1_000;

/** Sends one attempt, and once more under the same key if the network fails. Never throws. */
export async function send(attempt: Attempt): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  const outcome = await post(attempt, signal);
  if (outcome.kind !== 'no_answer' || signal.aborted) return outcome;
  await new Promise((resume) => setTimeout(resume, retryAfterMs));
  return post(attempt, signal);
}

async function post({ key, request }: Attempt, signal: AbortSignal): Promise<Outcome> {
  let answer: { status: number; text: string };
  try {
    const response = await fetch('/api/submissions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
      signal,
    });
    answer = { status: response.status, text: await response.text() };
  } catch {
    // fetch throws for one reason: no whole answer came, whether by network, abort or time-out.
    return { kind: 'no_answer' };
  }
  return readOutcome(answer.status, parsed(answer.text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks for the mails of a stored request at once (specification 7). Its result is of no matter: the
 * server sends them in any case.
 */
export function askForMail({ request }: Attempt, { id }: Pick<StoredSubmission, 'id'>): void {
  fetch('/api/functions/send-form-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...request, id }),
    keepalive: true,
  }).catch(() => undefined);
}
