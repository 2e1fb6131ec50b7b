import { importWithRetry } from '../../browser/import-with-retry.ts';
import { doubling } from '../../browser/retry.ts';
import type { Entry } from './entry.ts';
import { showQueue } from './queue-list.ts';
import { currentEntries, onAnnounced } from './store.ts';
import { tellSent } from './tell-sent.ts';

/** Reads again what waits on this device; nothing, where storage cannot be read. */
export async function readQueue(): Promise<readonly Entry[]> {
  const entries = await currentEntries().catch(() => []);
  showQueue(entries);
  return entries;
}

onAnnounced(() => void readQueue());

const load = () => import('./send-queue.ts');

/**
 * Sends what waits, if it can be sent. Never rejects: whatever is left is left for the next time.
 *
 * @param isUrgent the visitor asks for it
 */
export async function trySending(isUrgent = false): Promise<void> {
  try {
    const { sendQueue } = await importWithRetry(load);
    await sendQueue(isUrgent);
  } catch {
    // The script did not come, or storage failed. Nothing is lost: it is still on the device.
  }
}

/** Between two tries while a page is open, growing: one bar of signal comes and goes without an event. In ms. */
const pauseMs = doubling(15_000, 5 * 60_000);

/**
 * Sends what waits as soon as it can be: now, when the connection is back, when the page is looked at,
 * and now and then. Tells what was sent, by whomever. Returns what ends it.
 */
export function watchQueue(): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  async function look(): Promise<void> {
    const entries = await readQueue();
    for (const entry of entries) if (entry.state === 'sent') void tellSent(entry);
    clearTimeout(timer);
    if (!entries.some(({ state }) => state === 'waiting')) return;
    timer = setTimeout(() => {
      failures += 1;
      void send();
    }, pauseMs(failures));
  }

  async function send(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const entries = await readQueue();
    // Each try ends by saying so, upon which what is left is looked at.
    if (entries.some(({ state }) => state === 'waiting')) await trySending();
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
  const end = onAnnounced(() => void look());
  return () => {
    clearTimeout(timer);
    removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', sendNow);
    end();
  };
}
