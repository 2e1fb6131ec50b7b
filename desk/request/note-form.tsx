import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextAreaField } from '../../app/ui/field.tsx';
import { requestWords } from '../../content/en/desk/request.ts';
import { useAddNote } from '../api/requests.ts';

const words = requestWords.note;

/** What is typed stays until the server has it. */
export function NoteForm({ reference }: { reference: string }) {
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useAddNote(reference);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (text.trim()) mutate(text, { onSuccess: () => setText('') });
  }
  return (
    <form onSubmit={submit} className="mt-8 print:hidden">
      <TextAreaField
        id="note"
        label={words.label}
        note={words.hint}
        maxLength={2000}
        value={text}
        error={error?.message}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="quiet" className="mt-2" disabled={isPending}>
        {isPending ? words.adding : words.add}
      </Button>
    </form>
  );
}
