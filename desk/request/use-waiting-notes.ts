import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { requestWords } from '../../content/owner/desk/request.ts';
import { noteKey, useSendNote } from '../api/requests.ts';
import { sessionQuery } from '../api/session.ts';
import { say } from '../layout/said.tsx';
import { forgetNotes, keptNotes, useKeptNotes } from './kept-notes.ts';

/** Sends the notes that wait on this device when the desk is opened, and by `send` whenever there is a line again. */
export function useWaitingNotes() {
  const { data } = useQuery(sessionQuery);
  const { mutate } = useSendNote(() => say(requestWords.note.added));
  // A note that is being sent is not counted as waiting.
  const isSending = useIsMutating({ mutationKey: noteKey }) > 0;
  const kept = useKeptNotes().filter(({ key }) => key);
  const email = data?.email;

  function send(): void {
    for (const note of keptNotes()) if (note.key && note.email === email) mutate(note);
  }

  const onSignedIn = useEffectEvent((who: string) => {
    forgetNotes(who);
    send();
  });
  useEffect(() => {
    if (email) onSignedIn(email);
  }, [email]);

  return { count: isSending ? 0 : kept.length, send };
}
