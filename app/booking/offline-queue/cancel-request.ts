import { offlineQueueWords } from '../../../content/en/offline-queue.ts';
import { notify } from '../../notices/notify.ts';
import { announce } from './announce.ts';
import type { Waiting } from './entry.ts';
import { removeEntry, storedEntries } from './store.ts';

/** Cancels a request that waits, and says what is known: one that was tried may have arrived. */
export async function cancelRequest({ key }: Waiting, phone: string): Promise<void> {
  const { cancelled } = offlineQueueWords;
  // It may have been tried since the notice was drawn.
  const entry = (await storedEntries()).find((other) => other.key === key);
  // Sent at this very moment: that is told instead.
  if (entry?.state !== 'waiting') return announce();
  await removeEntry(key);
  announce();
  const description = entry.tried ? cancelled.tried(phone) : cancelled.untried;
  await notify({ tone: 'success', title: cancelled.title, description });
}
