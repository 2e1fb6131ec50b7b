import { startTimeLimit } from '../timing/time-limit.ts';
import type { Attempt } from './attempt.ts';
import type { ClaimedDelivery } from './delivery.ts';
import type { OutboxTimes } from './outbox-times.ts';

interface Send {
  done: Promise<void>;
  abort: AbortController;
  holdsSlot: boolean;
}

interface SendingOptions {
  attempt: Attempt;
  times: OutboxTimes;
  onSlotFree(): void;
}

/** Concurrent sends, not counting slow ones. */
const slots = 5;
/** Concurrent sends including slow ones: a mail server may take 10 minutes to answer. */
const most = 50;

export function createSending({ attempt, times, onSlotFree }: SendingOptions) {
  const running = new Map<string, Send>();
  const closing = new AbortController();

  function freeSlots(): number {
    const taken = [...running.values()].filter(({ holdsSlot }) => holdsSlot).length;
    return Math.max(0, Math.min(slots - taken, most - running.size));
  }

  function start(claimed: ClaimedDelivery): void {
    const { id } = claimed.delivery;
    const abort = new AbortController();
    if (closing.signal.aborted) abort.abort();
    const slow = startTimeLimit(times.slowAfterMs, () => {
      send.holdsSlot = false;
      onSlotFree();
    });
    const last = startTimeLimit(times.sendTimeoutMs, () => abort.abort());
    const done = attempt(claimed, abort.signal, closing.signal).finally(() => {
      slow[Symbol.dispose]();
      last[Symbol.dispose]();
      running.delete(id);
      onSlotFree();
    });
    const send: Send = { done, abort, holdsSlot: true };
    running.set(id, send);
  }

  return {
    freeSlots,
    start,
    underWay: () => [...running].map(([id, { abort }]) => ({ id, abort })),
    isIdle: () => running.size === 0,
    /** Resolves when the sends running at the time of the call have ended. */
    settled: () => Promise.all([...running.values()].map(({ done }) => done)),
    giveUp(): void {
      closing.abort();
      for (const { abort } of running.values()) abort.abort();
    },
  };
}
