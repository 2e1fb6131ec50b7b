import { importWithRetry } from '../../browser/import-with-retry.ts';
import { exponentialBackoff } from '../../browser/retry.ts';
import { type Entry, isUnsent } from './entry.ts';
import { notifySent } from './notify-sent.ts';
import { showQueue } from './queue-list.ts';
import { sendPhotos } from './send-photos.ts';
import { currentEntries, onChange } from './store.ts';

export async function readQueue(): Promise<readonly Entry[]> {
  const entries = await currentEntries().catch(() => []);
  showQueue(entries);
  return entries;
}

onChange(() => void readQueue());

/**
 * First imported offline, where it fails, and again once back online. What it shares with other code must already be
 * loaded, as this file's imports are: a chunk that it alone brings along could not be retried.
 */
const load = () => import('./send-queue.ts');

/** Never rejects. `isUrgent`: the visitor pressed the button. */
export async function trySending(isUrgent = false): Promise<void> {
  try {
    const { sendQueue } = await importWithRetry(load);
    await sendQueue(isUrgent);
    // Not awaited: the visitor does not wait for the photos.
    sendPhotos().catch(() => undefined);
  } catch {
    // The script could not be loaded, or storage failed. The requests are still stored.
  }
}

/** Retries on a timer, too, because a weak signal may return without an event. */
const pauseMs = exponentialBackoff(15_000, 5 * 60_000);

/** Also shows what other tabs and the worker have sent. Returns a function that stops it. */
export function watchQueue(): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  async function look(): Promise<void> {
    const entries = await readQueue();
    for (const entry of entries) if (entry.state === 'sent') void notifySent(entry);
    clearTimeout(timer);
    if (!entries.some(isUnsent)) return;
    timer = setTimeout(() => {
      failures += 1;
      void send();
    }, pauseMs(failures));
  }

  async function send(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const entries = await readQueue();
    // Each attempt calls notifyChange, which reads the queue again.
    if (entries.some(isUnsent)) await trySending();
    isBusy = false;
    await look();
  }

  const sendNow = () => {
    if (document.visibilityState === 'hidden') return;
    failures = 0;
    void send();
  };
  void send();
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', sendNow);
  const end = onChange(() => void look());
  return () => {
    clearTimeout(timer);
    removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', sendNow);
    end();
  };
}
