import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { formMessages, notKeptWords } from '../../../content/en/messages.ts';
import type { FormValues } from '../../../contract/fields.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { type FormParts, loadFormParts } from '../load-form-parts.ts';
import { type Attempt, fingerprintOf } from '../submit/attempt.ts';
import type { FormEvent } from '../submit/form-life.ts';
import type { Sent } from './entry.ts';
import { useQueueList } from './queue-list.ts';

interface Form {
  /** What the form has sent, or tried to send, last. */
  attempt: RefObject<Attempt | undefined>;
  /** Idempotency-Key of the request that was put aside last. */
  queued: string | undefined;
  /** The values to send as they stand in the form now. */
  currentValues: () => FormValues;
  /** It was sent after all, by this tab, another or the worker. */
  onSent: (reference: string, description?: string) => void;
}

/** Of a request that is not sent: the text names the number to call. */
interface Words {
  title: string;
  text: (phone: string) => string;
}

/** The request of a form that found no connection: it waits on this device until there is one. */
export function useQueuedRequest({ attempt, queued, currentValues, onSent }: Form) {
  const phone = usePhone();
  const [parts, setParts] = useState<FormParts>();
  const entry = useQueueList().find(({ key }) => key === queued);

  const isOwn = useEffectEvent((sent: Sent): boolean => {
    const own = attempt.current;
    // Changed since, it is another request, which the visitor may still want to send.
    if (own?.key !== sent.key || own.fingerprint !== fingerprintOf(currentValues())) return false;
    onSent(sent.reference, parts?.offlineQueueWords.sent(sent.reference));
    return true;
  });
  useEffect(() => parts?.onSent((sent) => isOwn(sent)), [parts]);

  function notSent(key: string, isKept: boolean, { title, text }: Words): FormEvent {
    const notice = { title, description: text(phone.text), offersCall: true };
    return { type: 'not sent', key, isKept, notice };
  }

  /** @param tried it was sent, and may have arrived */
  async function keep(request: Attempt, tried: boolean): Promise<FormEvent> {
    const loaded = await loadFormParts();
    const isKept = loaded !== undefined && (await loaded.enqueueRequest(request, tried));
    setParts(loaded);
    const words = isKept ? loaded.offlineQueueWords.kept : notKeptWords;
    const title = tried ? formMessages.submitFailed.title : words.title;
    return notSent(request.key, isKept, { ...words, title });
  }

  /** The visitor presses again: it is tried at once, whatever a server has asked for. */
  async function tryAgain({ key }: Attempt): Promise<FormEvent> {
    await parts?.trySending(true);
    const left = (await parts?.readQueue())?.find((other) => other.key === key);
    if (left?.state === 'sent') await parts?.tellSent(left);
    return left?.state === 'waiting' && parts
      ? notSent(key, true, parts.offlineQueueWords.kept)
      : { type: 'left to the queue' };
  }

  /** Whether it is these values that wait. */
  function holds(values: FormValues): boolean {
    const own = attempt.current;
    return (
      entry?.state === 'waiting' &&
      own?.key === queued &&
      own?.fingerprint === fingerprintOf(values)
    );
  }

  /** The form's request was sent in another way. */
  async function forget(): Promise<void> {
    if (!entry || !parts) return;
    await parts.removeEntry(entry.key);
    parts.announce();
  }

  const shown = entry?.state === 'sent' ? undefined : entry;
  const notice = shown && parts && { entry: shown, Item: parts.QueueItem };
  return { notice, holds, keep, tryAgain, forget };
}
