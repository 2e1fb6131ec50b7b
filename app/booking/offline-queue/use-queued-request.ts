import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { formMessages, notQueuedWords } from '#words/form/messages.ts';
import { askedValues } from '../../../contract/asked.ts';
import type { FormValues } from '../../../contract/fields.ts';
import type { NewRequest } from '../../../contract/request.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { type FormParts, loadFormParts } from '../load-form-parts.ts';
import { type Attempt, fingerprintOf } from '../submit/attempt.ts';
import type { FormEvent } from '../submit/form-reducer.ts';
import type { Receipt } from '../submit/outcome.ts';
import type { Sent } from './entry.ts';
import { queueList, useQueueList, wasEverQueued } from './queue-list.ts';

interface Form {
  type: NewRequest['type'];
  attempt: RefObject<Attempt | undefined>;
  queued: string | undefined;
  currentValues: () => FormValues;
  onSent: (sent: Sent) => void;
}

interface Words {
  title: string;
  text: (phone: string) => string;
}

export function useQueuedRequest({ type, attempt, queued, currentValues, onSent }: Form) {
  const phone = usePhone();
  const [parts, setParts] = useState<FormParts>();
  const entries = useQueueList();
  const entry = entries.find(({ key }) => key === queued);

  const isOwn = useEffectEvent((sent: Sent): boolean => {
    const own = attempt.current;
    // With changed values, the form holds another request, which the visitor may still want to send.
    if (own?.key !== sent.key || own.fingerprint !== fingerprintOf(currentValues())) return false;
    onSent(sent);
    return true;
  });
  useEffect(() => parts?.onSent((sent) => isOwn(sent)), [parts]);

  function notSent(key: string, isQueued: boolean, { title, text }: Words): FormEvent {
    const notice = { title, description: text(phone.text), offersCall: true };
    return { type: 'not sent', key, isQueued, notice };
  }

  async function enqueue(request: Attempt): Promise<FormEvent> {
    const loaded = await loadFormParts();
    const isQueued = loaded !== undefined && (await loaded.enqueueRequest(request));
    setParts(loaded);
    const words = isQueued ? loaded.offlineQueueWords.queued : notQueuedWords;
    const title = request.tried ? formMessages.submitFailed.title : words.title;
    return notSent(request.key, isQueued, { ...words, title });
  }

  async function tryAgain({ key }: Attempt): Promise<FormEvent> {
    const loaded = await loadFormParts();
    setParts(loaded);
    await loaded?.trySending(true);
    const left = (await loaded?.readQueue())?.find((other) => other.key === key);
    if (left?.state === 'sent') await loaded?.notifySent(left);
    return left?.state === 'waiting' && loaded
      ? notSent(key, true, loaded.offlineQueueWords.queued)
      : { type: 'left to the queue' };
  }

  /** For when the form has sent the request itself: its photos use the new token. Another waiting request stays. */
  async function forget({ follow }: Receipt): Promise<void> {
    if (!entry || !parts) return;
    if (entry.state === 'waiting' && entry.key !== attempt.current?.key) return;
    await parts.completeEntry(entry.key, follow);
    parts.notifyChange();
  }

  const shown = entry?.state === 'sent' ? undefined : entry;
  const waitingFor = (values: FormValues) => findWaiting(type, values);
  const notice = shown && parts && { entry: shown, Item: parts.QueueItem };
  return { notice, waitingFor, enqueue, tryAgain, forget };
}

/**
 * Finds a waiting request with these values, even if this page did not queue it: they outlive a reload and a change of
 * language. Reads the queue, because the button may be pressed before the page has.
 */
export async function findWaiting(
  type: NewRequest['type'],
  values: FormValues,
): Promise<Attempt | undefined> {
  if (wasEverQueued()) await (await loadFormParts())?.readQueue();
  const fingerprint = fingerprintOf(values);
  for (const { key, ...other } of queueList()) {
    if (other.state !== 'waiting' || other.request.type !== type) continue;
    if (fingerprintOf(askedValues(other.request)) !== fingerprint) continue;
    return {
      key,
      fingerprint,
      tried: other.tried,
      request: { ...other.request, recaptcha_token: '' },
    };
  }
  return undefined;
}
