import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { formMessages, notQueuedWords } from '#words/form/messages.ts';
import type { FormValues } from '../../../contract/fields.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { type FormParts, loadFormParts } from '../load-form-parts.ts';
import { type Attempt, fingerprintOf } from '../submit/attempt.ts';
import type { FormEvent } from '../submit/form-life.ts';
import type { Receipt } from '../submit/outcome.ts';
import type { Sent } from './entry.ts';
import { useQueueList } from './queue-list.ts';

interface Form {
  attempt: RefObject<Attempt | undefined>;
  queued: string | undefined;
  currentValues: () => FormValues;
  onSent: (sent: Sent) => void;
}

interface Words {
  title: string;
  text: (phone: string) => string;
}

export function useQueuedRequest({ attempt, queued, currentValues, onSent }: Form) {
  const phone = usePhone();
  const [parts, setParts] = useState<FormParts>();
  const entry = useQueueList().find(({ key }) => key === queued);

  const isOwn = useEffectEvent((sent: Sent): boolean => {
    const own = attempt.current;
    // With changed values the form has another request, which the visitor may still want to send.
    if (own?.key !== sent.key || own.fingerprint !== fingerprintOf(currentValues())) return false;
    onSent(sent);
    return true;
  });
  useEffect(() => parts?.onSent((sent) => isOwn(sent)), [parts]);

  function notSent(key: string, isQueued: boolean, { title, text }: Words): FormEvent {
    const notice = { title, description: text(phone.text), offersCall: true };
    return { type: 'not sent', key, isQueued, notice };
  }

  /** `tried`: it was sent, and may have arrived. */
  async function enqueue(request: Attempt, tried: boolean): Promise<FormEvent> {
    const loaded = await loadFormParts();
    const isQueued = loaded !== undefined && (await loaded.enqueueRequest(request, tried));
    setParts(loaded);
    const words = isQueued ? loaded.offlineQueueWords.queued : notQueuedWords;
    const title = tried ? formMessages.submitFailed.title : words.title;
    return notSent(request.key, isQueued, { ...words, title });
  }

  async function tryAgain({ key }: Attempt): Promise<FormEvent> {
    await parts?.trySending(true);
    const left = (await parts?.readQueue())?.find((other) => other.key === key);
    if (left?.state === 'sent') await parts?.tellSent(left);
    return left?.state === 'waiting' && parts
      ? notSent(key, true, parts.offlineQueueWords.queued)
      : { type: 'left to the queue' };
  }

  function holds(values: FormValues): boolean {
    const own = attempt.current;
    return (
      entry?.state === 'waiting' &&
      own?.key === queued &&
      own?.fingerprint === fingerprintOf(values)
    );
  }

  /** The form has sent the request itself. Its photos are sent with the new token. */
  async function forget({ follow }: Receipt): Promise<void> {
    if (!entry || !parts) return;
    await parts.endWait(entry.key, follow);
    parts.tellOfChange();
  }

  const shown = entry?.state === 'sent' ? undefined : entry;
  const notice = shown && parts && { entry: shown, Item: parts.QueueItem };
  return { notice, holds, enqueue, tryAgain, forget };
}
