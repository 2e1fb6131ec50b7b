import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Booking, postUntilStored } from '../server/booking-requests.ts';

/** The thread that posts does nothing else, because its own work would be measured, too. */
if (!isMainThread && workerData?.posts === import.meta.url) await postAll(workerData);

interface Posting {
  url: string;
  bookings: Booking[];
}

/**
 * Posts one booking after the other, in a thread of its own, until there are no more or `stop` is called. `stop` and
 * `ended` resolve to how long each took, in ms, shortest first.
 */
export function steadyBookings(url: string, bookings: Booking[]) {
  const workerData = { posts: import.meta.url, url, bookings };
  const worker = new Worker(new URL(import.meta.url), { workerData });
  const took = once(worker, 'message').then(([all]) => all as number[]);
  return {
    ended: () => took,
    stop: () => {
      worker.postMessage('stop');
      return took;
    },
  };
}

async function postAll({ url, bookings }: Posting): Promise<void> {
  let isGoing = true;
  parentPort?.once('message', () => {
    isGoing = false;
  });
  const took: number[] = [];
  for (const booking of bookings) {
    if (!isGoing) break;
    const since = performance.now();
    await postUntilStored(url, booking);
    took.push(performance.now() - since);
    await sleep(20);
  }
  parentPort?.postMessage(took.sort((one, other) => one - other));
  parentPort?.close();
}
