import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { formMessages, notKeptWords } from '../../../content/en/messages.ts';
import type { FormValues } from '../../../contract/fields.ts';
import type { Notice } from '../../notices/notice.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { type FormParts, loadFormParts } from '../load-form-parts.ts';
import { type Attempt, fingerprintOf } from '../submit/attempt.ts';
import type { Sent } from './entry.ts';
import { useQueueList } from './queue-list.ts';

interface Form {
  /** What the form has sent, or tried to send, last. */
  attempt: RefObject<Attempt | undefined>;
  /** The values to send as they stand in the form now. */
  currentValues: () => FormValues;
  /** It was sent after all, by this tab, another or the worker. */
  onSent: (reference: string, description?: string) => void;
  onNotSent: (notice: Omit<Notice, 'tone'>) => Promise<void>;
}

/** Of a request that is not sent: the text names the number to call. */
interface Said {
  title: string;
  text: (phone: string) => string;
}

/** The request of a form that found no connection: it waits on this device until there is one. */
export function useQueuedRequest({ attempt, currentValues, ...on }: Form) {
  const phone = usePhone();
  const [parts, setParts] = useState<FormParts>();
  const [key, setKey] = useState<string>();
  const entry = useQueueList().find((other) => other.key === key);

  const isOwn = useEffectEvent((sent: Sent): boolean => {
    const own = attempt.current;
    // Changed since, it is another request, which the visitor may still want to send.
    if (own?.key !== sent.key || own.fingerprint !== fingerprintOf(currentValues())) return false;
    on.onSent(sent.reference, parts?.offlineQueueWords.sent(sent.reference));
    return true;
  });
  useEffect(() => parts?.onSent((sent) => isOwn(sent)), [parts]);

  function tellNotSent({ title, text }: Said): Promise<void> {
    return on.onNotSent({ title, description: text(phone.text), offersCall: true });
  }

  /** @param tried it was sent, and may have arrived */
  async function keep(kept: Attempt, tried: boolean): Promise<void> {
    const brought = await loadFormParts();
    const isKept = await brought?.enqueueRequest(kept, tried);
    setParts(brought);
    setKey(kept.key);
    const said = brought && isKept ? brought.offlineQueueWords.kept : notKeptWords;
    return tellNotSent(tried ? { ...said, title: formMessages.submitFailed.title } : said);
  }

  /** The visitor presses again: it is tried at once, whatever a server has asked for. */
  async function tryAgain(kept: Attempt): Promise<void> {
    if (!parts) return;
    await parts.trySending(true);
    const left = (await parts.readQueue()).find((other) => other.key === kept.key);
    if (left?.state === 'sent') return parts.tellSent(left);
    if (left?.state === 'waiting') return tellNotSent(parts.offlineQueueWords.kept);
  }

  /** Whether it is these values that wait. */
  function isFor(values: FormValues): boolean {
    const own = attempt.current;
    return (
      entry?.state === 'waiting' && own?.key === key && own?.fingerprint === fingerprintOf(values)
    );
  }

  /** It was sent by another way. */
  async function forget(): Promise<void> {
    if (!entry || !parts) return;
    await parts.removeEntry(entry.key);
    parts.announce();
  }

  const shown = entry?.state === 'sent' ? undefined : entry;
  const notice = shown && parts && { entry: shown, Item: parts.QueueItem };
  return { notice, isFor, keep, tryAgain, forget };
}
