import { formMessages } from '../../../content/en/messages.ts';
import { offlineQueueWords } from '../../../content/en/offline-queue.ts';
import { pause } from '../../browser/retry.ts';
import { notify } from '../../notices/notify.ts';
import { recordSuccess } from '../sent/success.ts';
import type { Sent } from './entry.ts';
import { storeEntry, takeEntry } from './store.ts';

/** Head start in ms for the tab that owns the form, so that it can redirect to the thank-you page. */
const ownersFirst = 300;

type Owner = (sent: Sent) => boolean;
const owners = new Set<Owner>();
const told = new Set<string>();

/**
 * Lets a form tell in its own way that its request was sent; it returns whether it was its own.
 * Returns what ends it.
 */
export function onSent(owner: Owner): () => void {
  owners.add(owner);
  return () => owners.delete(owner);
}

/** Tells the visitor once, in the tab that they look at, and forgets it. */
export async function tellSent(sent: Sent): Promise<void> {
  const { key, reference } = sent;
  if (told.has(key)) return;
  const isOwn = [...owners].some((owner) => owner(sent));
  if (!isOwn && document.visibilityState === 'hidden') return;
  told.add(key);
  if (!isOwn) await pause(ownersFirst);
  const isFirst = await takeEntry(key).catch(() => true);
  if (isOwn || !isFirst) return;
  recordSuccess(reference, sent);
  const notice = { title: formMessages.success, description: offlineQueueWords.sent(reference) };
  if (await notify({ tone: 'success', ...notice })) return;
  // Nothing can be shown now: the next page tells.
  await storeEntry(sent).catch(() => undefined);
}
