import type { Answer } from '../../browser/call-server.ts';
import { exponentialBackoff } from '../../browser/retry.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import { readOutcome } from '../submit/outcome.ts';
import { askForMail, postRequest, timeoutMs } from '../submit/send.ts';
import { type Waiting, waitingName } from './entry.ts';
import { freshToken, retryAfterOf } from './fresh-token.ts';
import {
  changeEntry,
  completeEntry,
  currentEntries,
  notifyChange,
  storedEntries,
} from './store.ts';

const pauseMs = exponentialBackoff(30_000, 30 * 60_000);
/** In ms. Limits Retry-After, so that a request does not become too old while it waits. */
const mostAsked = 60 * 60_000;

/** In ms. `refusals`: number of earlier refusals; `asked`: Retry-After. */
function backOff(refusals: number, asked: number): number {
  return Math.max(pauseMs(refusals), Math.min(asked, mostAsked));
}

/** Also true if the clock has been set back since. */
function isDue({ notBefore }: Waiting): boolean {
  const left = notBefore - Date.now();
  return left <= 0 || left > mostAsked;
}

/** Runs in only one tab or worker at a time, where Web Locks are supported. */
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(waitingName, work) : work();
}

/** Runs in pages and in the worker. `isUrgent` ignores Retry-After, because the visitor pressed the button. */
export function sendQueue(isUrgent = false): Promise<void> {
  return alone(async () => {
    for (const entry of await currentEntries()) {
      if (entry.state !== 'waiting' || !(isUrgent || isDue(entry))) continue;
      // The server is unreachable, so the other requests would fail, too.
      if (!(await sendOne(entry))) break;
    }
  }).finally(notifyChange);
}

async function sendOne(entry: Waiting): Promise<boolean> {
  const { key, request } = entry;
  const fresh = await freshToken();
  if (fresh.kind === 'no_answer') return false;
  if (fresh.kind === 'later') {
    await later(entry, fresh.retryAfter);
    return true;
  }
  // It may have been cancelled while the captcha was solved.
  const still = (await storedEntries()).some((other) => other.key === key);
  if (!still) return true;
  await changeEntry(key, (old) => (old.state === 'waiting' ? { ...old, tried: true } : old));
  const attempt = { key, request: { ...request, recaptcha_token: fresh.token } };
  const answer = await timeLimit(timeoutMs, (signal) => postRequest(attempt, signal)).catch(
    () => undefined, // It may have arrived.
  );
  if (answer) await settle({ ...entry, tried: true }, answer);
  return answer !== undefined;
}

async function settle(entry: Waiting, answer: Answer): Promise<void> {
  const { key } = entry;
  const { status } = answer.response;
  const outcome = readOutcome(status, answer.body);
  if (outcome.kind === 'stored') {
    const { reference, follow } = outcome.receipt;
    // Stored even if the entry was cancelled in the meantime, because the visitor must be told.
    const { type, service, timeframe, traffic_source } = entry.request;
    const asked = { type, service, timeframe, traffic_source };
    const sent = { state: 'sent', key, keptAt: Date.now(), reference, follow, ...asked } as const;
    await completeEntry(key, follow, sent);
    askForMail(outcome.receipt);
    return;
  }
  const isBusy = status === 408 || status === 429 || status >= 500;
  if (outcome.kind === 'fields') return refuse(entry, Object.values(outcome.errors).join('. '));
  if (outcome.kind === 'refused' && !isBusy) return refuse(entry, outcome.message);
  return later(entry, retryAfterOf(answer.response));
}

const refuse = (entry: Waiting, reason: string) =>
  changeEntry(entry.key, () => ({ ...entry, photos: undefined, state: 'refused', reason }));

const later = (entry: Waiting, asked: number) =>
  changeEntry(entry.key, (old) => ({
    ...entry,
    // Photos may have been added while it was sent.
    photos: old.state === 'waiting' ? old.photos : undefined,
    refusals: entry.refusals + 1,
    notBefore: Date.now() + backOff(entry.refusals, asked),
  }));
