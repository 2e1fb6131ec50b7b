import { type FormEvent, useState } from 'react';
import { followPage } from '../../../content/en/follow.ts';
import type { FollowedRequest } from '../../../contract/answers/linked-request.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { sendNote } from '../request-api.ts';
import { useSend } from './use-send.ts';

const { note: words } = followPage;

/** In UTF-16 code units; the server counts characters, and takes no more of them. */
const longest = 500;

interface NoteFormProps {
  token: string;
  onSent: (request: FollowedRequest) => void;
}

export function NoteForm({ token, onSent }: NoteFormProps) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { isSending, error, setError, send } = useSend(onSent);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(false);
    if (text.trim() === '') return setError(words.empty);
    if (!(await send(() => sendNote(token, text)))) return;
    setText('');
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
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="mt-3" aria-disabled={isSending}>
        {isSending ? words.sending : words.button}
      </Button>
      <p role="status" className="mt-2 font-semibold text-go">
        {isSent && words.sent}
      </p>
    </form>
  );
}
