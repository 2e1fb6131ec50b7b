import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { requestWords } from '../../content/owner/desk/request.ts';
import { textWords } from '../../content/owner/desk/texts.ts';
import { noteKey, useSendNote } from '../api/requests.ts';
import { sessionQuery } from '../api/session.ts';
import {
  forgetNotes,
  isTooLate,
  type KeptNote,
  keptNotes,
  takeBackNote,
  useKeptNotes,
} from '../drafts/kept-notes.ts';
import { announce } from '../layout/announcer.tsx';

type OnUnsent = (note: KeptNote, why: string) => void;

let listener: OnUnsent | undefined;

/** Reports a note that became a draft again, whose own form is not on the screen. */
export const reportUnsent: OnUnsent = (note, why) => listener?.(note, why);

/**
 * Sends the notes that wait on this device when the desk is opened. Call `send` whenever that may help again.
 *
 * @param onUnsent called with each note that became a draft again, since its own form may not be on the screen
 */
export function useWaitingNotes(onUnsent: OnUnsent) {
  const { data } = useQuery(sessionQuery);
  const { mutate } = useSendNote(
    ({ to }) => announce(to ? textWords.answer.added : requestWords.note.added),
    onUnsent,
  );
  // While a note is being sent, none is counted as waiting.
  const isSending = useIsMutating({ mutationKey: noteKey }) > 0;
  const kept = useKeptNotes().filter(({ key }) => key);
  const email = data?.email;

  function send(): void {
    for (const note of keptNotes()) {
      if (!note.key || note.email !== email) continue;
      if (isTooLate(note)) {
        takeBackNote(note);
        onUnsent(note, textWords.tooLate);
      } else mutate(note);
    }
  }

  const onSignedIn = useEffectEvent((who: string) => {
    forgetNotes(who);
    send();
  });
  useEffect(() => {
    if (email) onSignedIn(email);
  }, [email]);
  const onReported = useEffectEvent(onUnsent);
  useEffect(() => {
    listener = (note, why) => onReported(note, why);
    return () => {
      listener = undefined;
    };
  }, []);

  return { waiting: isSending ? [] : kept, send };
}
