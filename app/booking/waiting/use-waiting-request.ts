import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { formMessages } from '../../../content/en/messages.ts';
import { waitingWords } from '../../../content/en/waiting.ts';
import type { FormValues } from '../../../contract/fields.ts';
import { usePhone } from '../../layout/phone.ts';
import type { Notice } from '../../notices/notice.ts';
import { type Attempt, fingerprintOf } from '../attempt.ts';
import { announce } from './announce.ts';
import type { Sent } from './entry.ts';
import { keepRequest } from './keep-request.ts';
import { removeEntry } from './store.ts';
import { onSent, tellSent } from './tell-sent.ts';
import { trySending } from './try-sending.ts';
import { readWaiting, useWaitingList } from './waiting-list.ts';

interface Form {
  /** What the form has sent, or tried to send, last. */
  attempt: RefObject<Attempt | undefined>;
  /** The values to send as they stand in the form now. */
  currentValues: () => FormValues;
  /** It was sent after all, by this tab, another or the worker. */
  onSent: (reference: string) => void;
  onNotSent: (notice: Omit<Notice, 'tone'>) => Promise<void>;
}

/** The request of a form that found no connection: it waits on this device until there is one. */
export function useWaitingRequest({ attempt, currentValues, ...on }: Form) {
  const phone = usePhone();
  const [key, setKey] = useState<string>();
  const entry = useWaitingList().find((other) => other.key === key);

  const isOwn = useEffectEvent((sent: Sent): boolean => {
    const own = attempt.current;
    // Changed since, it is another request, which the visitor may still want to send.
    if (own?.key !== sent.key || own.fingerprint !== fingerprintOf(currentValues())) return false;
    on.onSent(sent.reference);
    return true;
  });
  useEffect(() => onSent((sent) => isOwn(sent)), []);

  function tellNotSent(title: string, text = waitingWords.kept.text): Promise<void> {
    return on.onNotSent({ title, description: text(phone.text), offersCall: true });
  }

  /** @param tried it was sent, and may have arrived */
  async function keep(kept: Attempt, tried: boolean): Promise<void> {
    const isKept = await keepRequest(kept, tried);
    setKey(kept.key);
    const { title, text } = isKept ? waitingWords.kept : waitingWords.notKept;
    return tellNotSent(tried ? formMessages.submitFailed.title : title, text);
  }

  /** The visitor presses again: it is tried at once, whatever a server has asked for. */
  async function tryAgain(kept: Attempt): Promise<void> {
    await trySending(true);
    const left = (await readWaiting()).find((other) => other.key === kept.key);
    if (left?.state === 'sent') return tellSent(left);
    if (left?.state === 'waiting') return tellNotSent(waitingWords.kept.title);
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
    if (!entry) return;
    await removeEntry(entry.key);
    announce();
  }

  return { entry: entry?.state === 'sent' ? undefined : entry, isFor, keep, tryAgain, forget };
}
