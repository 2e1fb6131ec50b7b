import { startTimeLimit } from '../time-limit.ts';
import type { Attempt } from './attempt.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import type { OutboxTimes } from './outbox-times.ts';

interface Send {
  done: Promise<void>;
  abort: AbortController;
  holdsSlot: boolean;
}

interface SendingOptions {
  attempt: Attempt;
  times: OutboxTimes;
  /** Called whenever another mail may be started. */
  onRoom(): void;
}

/** Sends at once, as long as none is slow. */
const slots = 5;
/** Sends at once with those that wait for a slow answer, which a mail server may take 10 minutes to give. */
const most = 50;

/** All sends of this server: whoever wants a mail sent takes its turn here. */
export function createSending({ attempt, times, onRoom }: SendingOptions) {
  const running = new Map<string, Send>();
  const closing = new AbortController();

  function room(): number {
    const taken = [...running.values()].filter(({ holdsSlot }) => holdsSlot).length;
    return Math.max(0, Math.min(slots - taken, most - running.size));
  }

  function start(claimed: ClaimedMail): void {
    const { id } = claimed.mail;
    const abort = new AbortController();
    if (closing.signal.aborted) abort.abort();
    const slow = startTimeLimit(times.slowAfterMs, () => {
      send.holdsSlot = false;
      onRoom();
    });
    const last = startTimeLimit(times.sendTimeoutMs, () => abort.abort());
    const done = attempt(claimed, abort.signal, closing.signal).finally(() => {
      slow[Symbol.dispose]();
      last[Symbol.dispose]();
      running.delete(id);
      onRoom();
    });
    const send: Send = { done, abort, holdsSlot: true };
    running.set(id, send);
  }

  return {
    room,
    start,
    /** The mails under way, and how to give each up. */
    underWay: () => [...running].map(([id, { abort }]) => ({ id, abort })),
    isIdle: () => running.size === 0,
    /** Resolves when those that run now have ended. */
    settled: () => Promise.all([...running.values()].map(({ done }) => done)),
    giveUp(): void {
      closing.abort();
      for (const { abort } of running.values()) abort.abort();
    },
  };
}
