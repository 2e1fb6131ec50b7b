import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startTimeLimit } from './time-limit.ts';

const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;

/** What the machine has run out of for a moment: whatever needed one has failed, and the rest goes on. */
const passing = ['EMFILE', 'ENFILE'];

interface Closing {
  log: Pick<FastifyBaseLogger, 'info' | 'error' | 'fatal'>;
  /** How long requests are taken as before: those on their way should not find a closed door. */
  drainMs: number;
  /** The process ends after this, closed or not. */
  longestMs: number;
  close(): Promise<void>;
}

/**
 * Closes once and ends the process, on a signal or on an error that nobody handles. Further signals change nothing:
 * a service manager sends one to each process of the group, and those that started this one pass theirs on.
 */
export function closeOnSignal({ log, drainMs, longestMs, close }: Closing): void {
  let exitCode = 0;
  let isClosing = false;

  async function begin(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    using _ = startTimeLimit(longestMs, () => {
      log.error('not closed in time');
      process.exit(1);
    });
    try {
      await delay(drainMs);
      await close();
      log.info('closed');
    } catch (error) {
      log.error({ err: error }, 'closing failed');
      exitCode = 1;
    }
    process.exit(exitCode);
  }

  function fail(error: unknown): void {
    if (isPassing(error)) {
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
      void begin();
    });
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.includes(String(error.code));
}
