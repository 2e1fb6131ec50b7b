import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { signInWords as words } from '../../content/owner/desk/frame.ts';

export interface PasteLinkProps {
  spend: (token: string) => void;
  error: Error | null;
  isPending: boolean;
}

/** An installed desk on an iPhone needs this: links in mails open in Safari, which shares no cookies with it. */
export function PasteLink({ spend, error, isPending }: PasteLinkProps) {
  const [link, setLink] = useState('');
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    spend(link.trim().replace(/^.*#/, ''));
  }
  return (
    <form onSubmit={submit} className="mt-8">
      <p className="mb-4">{words.pasteHint}</p>
      <TextField
        id="link"
        label={words.paste}
        autoComplete="off"
        required
        maxLength={2000}
        value={link}
        error={error?.message}
        onChange={({ target }) => setLink(target.value)}
      />
      <Button type="submit" look="quiet" className="mt-4 w-full" isBusy={isPending}>
        {isPending ? words.checking : words.signIn}
      </Button>
    </form>
  );
}
