import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startTimeLimit } from './timing/time-limit.ts';

const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;

/** Leaves time for requests that were sent on open connections, but that this process has not read yet. */
export const lastRequestsMs = 500;

/** The process is out of file handles: one operation failed, but the server can go on. */
const temporary = ['EMFILE', 'ENFILE'];

interface Closing {
  log: Pick<FastifyBaseLogger, 'info' | 'error' | 'fatal'>;
  /** Called at once, so that load balancers notice. */
  drain(): void;
  /** How long to accept connections after SIGTERM. Other signals skip this, because someone may wait at a terminal. */
  drainMs: number;
  /** Existing connections stay open. */
  stopListening(): void;
  /** How long `close` may take before the process ends anyway. */
  longestMs: number;
  close(): Promise<void>;
}

/** Further signals are ignored: a service manager signals the whole group, and parent processes forward theirs too. */
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
