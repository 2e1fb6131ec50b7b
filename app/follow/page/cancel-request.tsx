import { useRef } from 'react';
import { followPage } from '#words/follow.ts';
import type { FollowedRequest } from '../../../contract/answers/linked-request.ts';
import { focusHeading } from '../../layout/focus-heading.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { closeDialog, openDialog } from '../../ui/dialog.ts';
import { cancelRequest } from '../request-api.ts';
import { useSend } from './use-send.ts';

const { cancel: words } = followPage;

interface CancelRequestProps {
  token: string;
  onCancelled: (request: FollowedRequest) => void;
}

/** Cancels the request once the customer has confirmed it. */
export function CancelRequest({ token, onCancelled }: CancelRequestProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isSending, error, send } = useSend((request) => {
    closeDialog(dialog.current);
    // The button is about to be removed: keyboard navigation continues at the top, which says what happened.
    focusHeading();
    scrollTo(0, 0);
    // Not all screen readers announce a status that changed behind the dialog, so it changes after the dialog closed.
    setTimeout(() => onCancelled(request), 200);
  });
  return (
    <div>
      <Button look="quiet" onClick={() => openDialog(dialog.current)}>
        {words.button}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="cancel-heading"
        className="m-auto [&:not([open])]:hidden w-full max-w-md rounded-lg max-sm:max-w-80 p-6 text-ink backdrop:bg-deep/60"
      >
        <h2 id="cancel-heading" className="sign text-3xl text-navy">
          {words.heading}
        </h2>
        <p className="mt-3 text-quiet">{words.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => closeDialog(dialog.current)}>
            {words.keep}
          </Button>
          <Button isBusy={isSending} onClick={() => send(() => cancelRequest(token))}>
            {isSending ? words.cancelling : words.confirm}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {isSending && words.cancelling}
        </p>
        {error && <Alert>{error}</Alert>}
      </dialog>
    </div>
  );
}
