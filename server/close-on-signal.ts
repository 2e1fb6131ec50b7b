import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startTimeLimit } from './timing/time-limit.ts';

const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;

/** Enough for requests that have been sent on open connections, but not yet read by this process. */
export const lastRequestsMs = 500;

/** Codes of temporary shortages of file handles: one operation has failed, and the server goes on. */
const temporary = ['EMFILE', 'ENFILE'];

interface Closing {
  log: Pick<FastifyBaseLogger, 'info' | 'error' | 'fatal'>;
  /** Called at once: lets load balancers know. */
  drain(): void;
  /**
   * How long connections are still accepted after SIGTERM, until load balancers have noticed. Not after any other signal
   * or an error: somebody at a terminal waits for Ctrl-C, and there is no load balancer.
   */
  drainMs: number;
  /** Accepts no more connections, and leaves open those that there are. */
  stopListening(): void;
  /** How long close() may take; then the process ends anyway. */
  longestMs: number;
  close(): Promise<void>;
}

/**
 * Closes once and ends the process, on a signal or an unhandled error. Further signals are ignored: a service
 * manager signals every process of the group, and the parents of this one forward theirs.
 */
export function closeOnSignal(closing: Closing): void {
  const { log } = closing;
  let exitCode = 0;
  let isClosing = false;

  async function begin(signal?: NodeJS.Signals): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    closing.drain();
    if (signal === 'SIGTERM') await delay(closing.drainMs);
    closing.stopListening();
    await delay(lastRequestsMs);
    using _ = startTimeLimit(closing.longestMs, () => {
      log.error('not closed in time');
      process.exit(1);
    });
    try {
      await closing.close();
      log.info('closed');
    } catch (error) {
      log.error({ err: error }, 'closing failed');
      exitCode = 1;
    }
    process.exit(exitCode);
  }

  function fail(error: unknown): void {
    if (isTemporary(error)) {
      log.error({ err: error }, 'out of file handles');
      return;
    }
    log.fatal({ err: error }, 'closing after an error');
    exitCode = 1;
    void begin();
  }

  for (const signal of signals) {
    process.on(signal, () => {
      log.info({ signal }, isClosing ? 'closing already' : 'closing');
      void begin(signal);
    });
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

function isTemporary(error: unknown): boolean {
  return error instanceof Error && 'code' in error && temporary.includes(String(error.code));
}
