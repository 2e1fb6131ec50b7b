import type { StoredSubmission } from '../../../contract/submission.ts';
import { timeLimit } from '../../browser/older-phones.ts';
import type { Attempt } from './attempt.ts';
import { type Outcome, readOutcome } from './outcome.ts';

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

export interface Answer {
  status: number;
  /** undefined when it is not JSON */
  body: unknown;
  /** What the server asks for by Retry-After, in ms; 0 if it does not. */
  retryAfter: number;
}

/** Posts it once. Undefined when no whole answer came, whether by network, abort or time-out. */
export async function postRequest(
  { key, request }: Pick<Attempt, 'key' | 'request'>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const response = await fetch('/api/submissions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
      signal,
    });
    const body = parsed(await response.text());
    return { status: response.status, body, retryAfter: retryAfterOf(response) };
  } catch {
    return undefined; // fetch throws for one reason: no whole answer came
  }
}

/** Retry-After in ms, given in seconds or as a date; 0 without one. */
export function retryAfterOf({ headers }: Response): number {
  const given = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(wait) ? Math.max(wait, 0) : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nobody who presses the button waits longer to be told what is missing. In ms. */
const patience = 3000;

/** Whether no captcha can be had for want of a network: no challenge comes. */
export async function isServerUnreachable(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    await fetch('/api/captcha/challenge', {
      cache: 'no-store',
      signal: timeLimit(patience),
    });
    return false;
  } catch {
    return true; // fetch throws for one reason: no answer came
  }
}
