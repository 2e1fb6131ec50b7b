import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { signInWords as words } from '../../content/owner/desk/frame.ts';
import { useAskForLink } from '../api/session.ts';
import { hasStatus } from '../http/client.ts';
import { titleOfScreen, useFocusFallback } from '../layout/focus.tsx';
import { PasteLink, type PasteLinkProps } from './paste-link.tsx';

/** Asks for a link. The response is the same for every address, so that nobody learns who may sign in. */
export function AskForLink({ spending }: { spending: PasteLinkProps }) {
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, error, reset } = useAskForLink();
  const place = useFocusFallback<HTMLDivElement>(titleOfScreen);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    mutate(email);
  }
  return (
    <div ref={place}>
      <p role="status">{isSuccess && words.sent}</p>
      {isSuccess ? (
        <>
          <PasteLink {...spending} />
          <Button look="quiet" className="mt-4" onClick={reset}>
            {words.another}
          </Button>
        </>
      ) : (
        <form onSubmit={submit}>
          <p className="mb-4">{words.intro}</p>
          <TextField
            id="email"
            type="email"
            autoComplete="email"
            label={words.email}
            required
            maxLength={254}
            value={email}
            error={error?.message}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" className="mt-4 w-full" isBusy={isPending}>
            {isPending ? words.sending : words.send}
          </Button>
        </form>
      )}
      {/* Others on this network may have used up its limit. A link may then be sent anyway. */}
      {hasStatus(error, 429) && <PasteLink {...spending} />}
    </div>
  );
}
