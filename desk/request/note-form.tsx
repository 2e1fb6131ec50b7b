import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef } from 'react';
import { randomKey } from '../../app/browser/random-key.ts';
import { Button } from '../../app/ui/button.tsx';
import { TextAreaField } from '../../app/ui/field.tsx';
import { requestWords } from '../../content/owner/desk/request.ts';
import { textWords } from '../../content/owner/desk/texts.ts';
import { isRefusal, useSendNote } from '../api/requests.ts';
import { sessionQuery } from '../api/session.ts';
import {
  isFor,
  type KeptNote,
  keepNote,
  maxNoteLength,
  useKeptNotes,
} from '../drafts/kept-notes.ts';
import { announce } from '../layout/announcer.tsx';
import { reportUnsent } from './use-waiting-notes.ts';

/** With this many characters left or fewer, the form says how many. */
const fewLeft = 60;

/** Keeps what is typed on this device until the server has it. If there is no response, it is sent again later. */
export function NoteForm({ reference, to }: Pick<KeptNote, 'reference' | 'to'>) {
  const words = to ? textWords.answer : requestWords.note;
  const id = to ? 'answer' : 'note';
  const { data } = useQuery(sessionQuery);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useSendNote(
    () => announce(words.added),
    (note, why) => {
      // The author has left this screen, where the error would have been shown.
      if (!form.current) reportUnsent(note, why);
    },
  );
  const email = data?.email;
  const kept = useKeptNotes().find(
    (note) => isFor(note, { reference, to }) && note.email === email,
  );
  if (email === undefined) return null;
  const { text, key }: Pick<KeptNote, 'text' | 'key'> = kept ?? { text: '', key: '' };
  const maxLength = maxNoteLength({ to });
  const left = maxLength - text.length;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!text.trim()) document.getElementById(id)?.focus();
    if (!text.trim() || email === undefined) return;
    const note = { reference, to, email, text, key: key || randomKey(), at: Date.now() };
    keepNote(note);
    mutate(note);
  }

  return (
    <form ref={form} onSubmit={submit} className={`${to ? 'mt-4' : 'mt-8'} print:hidden`}>
      <TextAreaField
        id={id}
        label={words.label}
        note={words.hint}
        maxLength={maxLength}
        value={text}
        error={error && isRefusal(error) ? error.message : undefined}
        onChange={({ target }) => keepNote({ reference, to, email, text: target.value, key: '' })}
      />
      {left <= fewLeft && <p className="text-sm text-quiet">{textWords.left(left)}</p>}
      {/* Not a status, since the line at the top of the desk announces that it waits. */}
      <p className="mt-2 font-semibold empty:hidden">{key && !isPending && words.notSent}</p>
      <Button type="submit" look="quiet" className="mt-2" isBusy={isPending}>
        {isPending ? words.adding : words.add}
      </Button>
    </form>
  );
}
