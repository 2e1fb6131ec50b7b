import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { afterPaint } from '../../app/browser/after-paint.ts';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { closeDialog, openDialog } from '../../app/ui/dialog.ts';
import { TextField } from '../../app/ui/field.tsx';
import { requestWords } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { useEraseRequest } from '../api/requests.ts';
import { announce } from '../layout/announcer.tsx';
import { summaryOf } from './summary.ts';

const words = requestWords.erase;

interface EraseDialogProps {
  says: Record<'open' | 'title' | 'text' | 'confirm' | 'wrong', string>;
  /** What has to be typed, so that an accidental tap cannot erase anything. */
  expected: string;
  erasing: { mutate: () => void; isPending: boolean; error: Error | null };
}

export function EraseDialog({ says, expected, erasing }: EraseDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = erasing;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const isRight = typed.trim().toUpperCase() === expected;
    setWrong(!isRight);
    if (isRight) mutate();
  }

  return (
    <>
      <Button look="quiet" onClick={() => openDialog(dialog.current)}>
        {says.open}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="erase-title"
        className="m-auto [&:not([open])]:hidden w-[min(28rem,calc(100%-2rem))] rounded-lg bg-white p-5 text-ink backdrop:bg-black/60"
      >
        <form onSubmit={submit}>
          <h2 id="erase-title" className="text-xl font-bold">
            {says.title}
          </h2>
          <p className="my-3">{says.text}</p>
          <TextField
            id="erase-reference"
            label={says.confirm}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={isWrong ? says.wrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {error && <Alert>{error.message}</Alert>}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" className="flex-1 bg-stop! px-3!" isBusy={isPending}>
              {isPending ? words.erasing : words.button}
            </Button>
            <Button
              look="quiet"
              className="flex-1 px-3!"
              onClick={() => closeDialog(dialog.current)}
            >
              {words.keep}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}

export function EraseRequest({ request }: { request: RequestDetail }) {
  const { reference } = request;
  const navigate = useNavigate();
  const isShown = useRef(false);
  const erased = useRef<string>(undefined);
  const erasing = useEraseRequest(reference, () => {
    const text = requestWords.said(words.erased, summaryOf(request));
    // Whoever has left this screen by then stays on theirs.
    if (!isShown.current) return announce(text);
    navigate('/', { replace: true });
    erased.current = text;
  });
  // Screen readers skip what is behind an open dialog, so announce it once the screen shows without the dialog.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      const text = erased.current;
      if (text) afterPaint(() => announce(text));
    };
  }, []);
  return (
    <EraseDialog
      says={{ ...words, confirm: words.confirm(reference) }}
      expected={reference}
      erasing={erasing}
    />
  );
}
