import { type FormEvent, useRef, useState } from 'react';
import { followPage } from '#words/follow.ts';
import type { FollowedRequest } from '../../../contract/answers/linked-request.ts';
import { randomKey } from '../../browser/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { sendNote } from '../request-api.ts';
import { useSend } from './use-send.ts';

const { note: words } = followPage;

/** In UTF-16 code units. The server has the same limit, but counts characters. */
const longest = 500;

interface NoteFormProps {
  token: string;
  onSent: (request: FollowedRequest) => void;
}

export function NoteForm({ token, onSent }: NoteFormProps) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Kept while the same text is sent again: after a lost response it is still one note. */
  const attempt = useRef({ text: '', key: '' });
  const { isSending, error, setError, send } = useSend(onSent);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(false);
    const isEmpty = text.trim() === '';
    if (isEmpty) setError(words.empty);
    if (attempt.current.text !== text) attempt.current = { text, key: randomKey() };
    const { key } = attempt.current;
    const done = !isEmpty && (await send(() => sendNote(token, text, key)));
    // Screen readers read the field with its error when it gets the focus.
    if (done === false) field.current?.focus();
    if (!done) return;
    attempt.current = { text: '', key: '' };
    // Keep what was typed while the note was being sent.
    setText((now) => (now === text ? '' : now));
    setSent(true);
  }

  return (
    <form onSubmit={submit} noValidate>
      <h2 className="sign mb-4 text-3xl text-navy md:text-4xl">{words.heading}</h2>
      <TextAreaField
        id="note"
        label={words.label}
        note={words.hint}
        value={text}
        maxLength={longest}
        error={error}
        quiet
        ref={field}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="mt-3" isBusy={isSending}>
        {isSending ? words.sending : words.button}
      </Button>
      <p role="status" className="mt-2 font-semibold text-go">
        {isSending ? <span className="sr-only">{words.sending}</span> : isSent && words.sent}
      </p>
    </form>
  );
}
