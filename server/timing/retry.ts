import { setTimeout as delay } from 'node:timers/promises';

interface RetryOptions {
  delayMs: number;
  /** Ends the wait before the next attempt, which is then made at once. Does not end an attempt. */
  signal?: AbortSignal;
}

/** Repeats `attempt` until it resolves to true. An attempt that rejects is the last, and rejects this too. */
export async function retryUntilDone(
  attempt: () => Promise<boolean>,
  { delayMs, signal }: RetryOptions,
): Promise<void> {
  while (!(await attempt())) {
    await delay(delayMs, undefined, signal && { signal }).catch((error) => {
      if (!signal?.aborted) throw error;
    });
  }
}

/** In ms: `baseMs` after the first attempt, doubled with each further one, up to `maxMs`. */
export function doublingDelayMs(attempts: number, baseMs: number, maxMs: number): number {
  return Math.min(maxMs, baseMs * 2 ** Math.min(attempts - 1, 30));
}
