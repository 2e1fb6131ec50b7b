import { formMessages } from '#words/form/messages.ts';
import { offlineQueueWords } from '#words/form/offline-queue.ts';
import { pause } from '../../browser/retry.ts';
import { notify } from '../../notices/notify.ts';
import { reportConversion } from '../../telemetry/analytics.ts';
import { recordSuccess } from '../sent/success.ts';
import type { Sent } from './entry.ts';
import { storeEntry, takeEntry } from './store.ts';

/** In ms. Head start of the tab that has the form, so that it can redirect to the thank-you page. */
const ownersFirst = 300;

type Owner = (sent: Sent) => boolean;
const owners = new Set<Owner>();
const told = new Set<string>();

/** `owner` returns whether the request was its own. Returns a function that unregisters it. */
export function onSent(owner: Owner): () => void {
  owners.add(owner);
  return () => owners.delete(owner);
}

/** Tells the visitor once, in the visible tab. */
export async function notifySent(sent: Sent): Promise<void> {
  const { key, reference } = sent;
  if (told.has(key)) return;
  if (document.visibilityState === 'hidden') return;
  const isOwn = [...owners].some((owner) => owner(sent));
  told.add(key);
  if (!isOwn) await pause(ownersFirst);
  const isFirst = await takeEntry(key).catch(() => true);
  if (isOwn || !isFirst) return;
  const notice = { title: formMessages.success, description: offlineQueueWords.sent(reference) };
  if (await notify({ tone: 'success', ...notice })) {
    recordSuccess(sent);
    reportConversion(sent);
  } else {
    // Toasts could not be loaded. The next page tries again.
    await storeEntry(sent).catch(() => undefined);
  }
}
