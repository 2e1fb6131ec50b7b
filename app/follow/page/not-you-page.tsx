import { useState } from 'react';
import { notYouPage as words } from '#words/follow.ts';
import { useToken } from '../../browser/use-token.ts';
import { focusHeading } from '../../layout/focus-heading.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { suppress } from '../request-api.ts';
import { PageFrame } from './page-frame.tsx';

/** The page of the 'Not you?' link in the customer's mail. Only its button acts, because mail scanners open links. */
export function NotYouPage() {
  const token = useToken();
  return token === '' ? <PageFrame {...words.wrong} /> : <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'sending' | Awaited<ReturnType<typeof suppress>>>(
    'asked',
  );
  if (state === 'wrong') return <PageFrame {...words.wrong} />;

  async function press() {
    if (state === 'sending') return;
    setState('sending');
    const answer = await suppress(token);
    // The focused button is about to be removed.
    if (answer !== 'no_answer') focusHeading();
    setState(answer);
  }

  return (
    <PageFrame heading={words.heading}>
      <p className="max-w-2xl">{words.text}</p>
      <p role="status" className="mt-6 max-w-2xl font-semibold text-go">
        {state === 'sending' && <span className="sr-only">{words.sending}</span>}
        {state === 'done' && words.done}
      </p>
      {state !== 'done' && (
        <Button isBusy={state === 'sending'} onClick={() => void press()}>
          {state === 'sending' ? words.sending : words.button}
        </Button>
      )}
      {state === 'no_answer' && <Alert>{words.noAnswer}</Alert>}
    </PageFrame>
  );
}
