import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { closeDialog, openDialog } from '../../app/ui/dialog.ts';
import { TextField } from '../../app/ui/field.tsx';
import { requestWords } from '../../content/en/desk/request.ts';
import { useEraseRequest } from '../api/requests.ts';

const words = requestWords.erase;

/** Erasing asks for the reference, so that no slip of a thumb does it. */
export function EraseDialog({ reference }: { reference: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useEraseRequest(reference, () =>
    navigate('/', { replace: true }),
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const isRight = typed.trim().toUpperCase() === reference;
    setWrong(!isRight);
    if (isRight) mutate();
  }

  return (
    <>
      <Button look="quiet" onClick={() => openDialog(dialog.current)}>
        {words.open}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="erase-title"
        className="m-auto [&:not([open])]:hidden w-[min(28rem,calc(100%-2rem))] rounded-lg bg-white p-5 text-ink backdrop:bg-black/60"
      >
        <form onSubmit={submit}>
          <h2 id="erase-title" className="text-xl font-bold">
            {words.title}
          </h2>
          <p className="my-3">{words.text}</p>
          <TextField
            id="erase-reference"
            label={words.confirm(reference)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={isWrong ? words.wrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {error && <Alert>{error.message}</Alert>}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" className="flex-1 bg-stop! px-3!" disabled={isPending}>
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
