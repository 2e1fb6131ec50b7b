import type { Kysely, Transaction } from 'kysely';
import { retryUntilDone } from '../timing/retry.ts';
import type { Work, Write } from './database.ts';
import { isLocked } from './sqlite.ts';
import type { Tables } from './tables.ts';

interface Waiting {
  /** Time of the call to write(), in ms of `performance.now()`. */
  since: number;
  /** Runs the work. Resolves to a function to call once the commit is durable. */
  run(transaction: Transaction<Tables>): Promise<() => void>;
  fail(error: unknown): void;
}

const lockRetryMs = 20;

/**
 * SQLite has one writer, and a synced commit costs more than the writes in it, so all waiting work is committed
 * together. If one piece fails, the group is rolled back and each piece runs by itself: work may run twice, but a
 * failure affects only its own caller. While another process holds the write lock the commit is retried, because
 * SQLite's own wait would block the event loop. After `lockWaitMs()` a piece of work fails with SQLite's error.
 */
export function groupCommit(query: Kysely<Tables>, lockWaitMs: () => number): Write {
  const waiting: Waiting[] = [];
  let isCommitting = false;

  async function commitWaiting(): Promise<void> {
    while (waiting.length > 0) {
      await commit(waiting.splice(0));
      // Let requests that have already arrived join the next group.
      await new Promise(setImmediate);
    }
    isCommitting = false;
  }

  async function commit(group: Waiting[]): Promise<void> {
    let rest = group;
    const attempt = async () => {
      rest = await tryCommit(rest);
      return rest.length === 0;
    };
    await retryUntilDone(attempt, { delayMs: lockRetryMs });
  }

  /** Resolves to the work to retry because another process holds the lock. */
  async function tryCommit(group: Waiting[]): Promise<Waiting[]> {
    let hasBegun = false;
    try {
      const answers = await query.transaction().execute((transaction) => {
        hasBegun = true;
        return runAll(transaction, group);
      });
      for (const answer of answers) answer();
    } catch (error) {
      if (!hasBegun && isLocked(error)) return failLate(group, error);
      if (hasBegun && group.length > 1) for (const single of group) await commit([single]);
      else for (const { fail } of group) fail(error);
    }
    return [];
  }

  /** Rejects work that has waited for `lockWaitMs()`, and returns the rest. */
  function failLate(group: Waiting[], error: unknown): Waiting[] {
    const oldest = performance.now() - lockWaitMs();
    for (const { since, fail } of group) if (since <= oldest) fail(error);
    return group.filter(({ since }) => since > oldest);
  }

  return function write<Result>(work: Work<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({
      since: performance.now(),
      fail: reject,
      async run(transaction) {
        const result = await work(transaction);
        return () => resolve(result);
      },
    });
    if (!isCommitting) {
      isCommitting = true;
      setImmediate(commitWaiting);
    }
    return promise;
  };
}

async function runAll(transaction: Transaction<Tables>, group: Waiting[]): Promise<(() => void)[]> {
  const answers: (() => void)[] = [];
  for (const { run } of group) answers.push(await run(transaction));
  return answers;
}
