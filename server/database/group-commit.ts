import type { Kysely, Transaction } from 'kysely';
import type { Work, Write } from './database.ts';
import type { Tables } from './tables.ts';

interface Waiting {
  /** Runs the work, and returns what to do once its commit is durable. */
  run(transaction: Transaction<Tables>): Promise<() => void>;
  fail(error: unknown): void;
}

/**
 * SQLite has one writer, and a synced commit costs more than the writes in it. So what waits at the same
 * moment is committed together, and answered after the commit. When one piece of work fails, the group is
 * undone and each piece runs by itself: work must bear being run twice, and none suffers for another.
 */
export function groupCommit(query: Kysely<Tables>): Write {
  const waiting: Waiting[] = [];
  let isCommitting = false;

  async function commitWaiting(): Promise<void> {
    await commit(waiting.splice(0));
    isCommitting = waiting.length > 0;
    if (isCommitting) setImmediate(commitWaiting);
  }

  async function commit(group: Waiting[]): Promise<void> {
    let hasBegun = false;
    try {
      const answers = await query.transaction().execute((transaction) => {
        hasBegun = true;
        return runAll(transaction, group);
      });
      for (const answer of answers) answer();
    } catch (error) {
      // Without the write lock there is no use in waiting for it once more for each.
      if (hasBegun && group.length > 1) for (const single of group) await commit([single]);
      else for (const { fail } of group) fail(error);
    }
  }

  return function write<Result>(work: Work<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({
      fail: reject,
      async run(transaction) {
        const result = await work(transaction);
        return () => resolve(result);
      },
    });
    if (!isCommitting) {
      isCommitting = true;
      // Not at once: the requests that the sockets hold now can join.
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
