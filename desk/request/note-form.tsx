import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { randomKey } from '../../app/browser/random-key.ts';
import { Button } from '../../app/ui/button.tsx';
import { TextAreaField } from '../../app/ui/field.tsx';
import { requestWords } from '../../content/owner/desk/request.ts';
import { isRefusal, useSendNote } from '../api/requests.ts';
import { sessionQuery } from '../api/session.ts';
import { say } from '../layout/said.tsx';
import { type KeptNote, keepNote, longestNote, useKeptNotes } from './kept-notes.ts';

const words = requestWords.note;

/** What is typed stays on this device until the server has it. What was sent without an answer goes by itself later. */
export function NoteForm({ reference }: { reference: string }) {
  const { data } = useQuery(sessionQuery);
  const { mutate, isPending, error } = useSendNote(() => say(words.added));
  const email = data?.email;
  const kept = useKeptNotes().find((note) => note.reference === reference && note.email === email);
  if (email === undefined) return null;
  const { text, key }: Pick<KeptNote, 'text' | 'key'> = kept ?? { text: '', key: '' };

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!text.trim()) document.getElementById('note')?.focus();
    if (!text.trim() || email === undefined) return;
    const note = { reference, email, text, key: key || randomKey() };
    keepNote(note);
    mutate(note);
  }

  return (
    <form onSubmit={submit} className="mt-8 print:hidden">
      <TextAreaField
        id="note"
        label={words.label}
        note={words.hint}
        maxLength={longestNote}
        value={text}
        error={error && isRefusal(error) ? error.message : undefined}
        onChange={({ target }) => keepNote({ reference, email, text: target.value, key: '' })}
      />
      {/* The line at the top of the desk says that it waits. */}
      <p className="mt-2 font-semibold empty:hidden">{key && !isPending && words.notSent}</p>
      <Button type="submit" look="quiet" className="mt-2" isBusy={isPending}>
        {isPending ? words.adding : words.add}
      </Button>
    </form>
  );
}
