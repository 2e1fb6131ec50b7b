import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from './log.ts';
import { doublingDelayMs } from './timing/retry.ts';

const firstDelayMs = 500;
const longestDelayMs = 10_000;

interface Opening {
  log: Pick<FastifyBaseLogger, 'error'>;
  signal: AbortSignal;
}

/**
 * Retries until `open` resolves, and logs each reason once. Returns undefined if the signal aborts first.
 * @param failure the error of the attempt before
 */
export async function retryOpen<Opened>(
  open: () => Promise<Opened>,
  failure: unknown,
  { log, signal }: Opening,
): Promise<Opened | undefined> {
  const said = new Set<string>();
  function say(error: unknown): void {
    // Log the full message: no request has been read yet, so it cannot contain personal data.
    const reason = reasonOf(error);
    if (!said.has(reason)) log.error({ err: error, reason }, 'the database cannot be opened');
    said.add(reason);
  }

  say(failure);
  for (let attempts = 1; ; attempts += 1) {
    const delayMs = doublingDelayMs(attempts, firstDelayMs, longestDelayMs);
    await delay(delayMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    try {
      return await open();
    } catch (error) {
      say(error);
    }
  }
}
