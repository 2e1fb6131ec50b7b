import { useRef, useState } from 'react';
import { followPage as words } from '#words/follow.ts';
import type { FollowedRequest } from '../../../contract/answers/linked-request.ts';
import type { FollowAnswer } from '../request-api.ts';

/** Sends what the customer adds to their request, one call at a time. `error` says why the last one failed. */
export function useSend(onDone: (request: FollowedRequest) => void) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  /** Whether a call is running. It is ahead of rendering: a second press may come before the first is rendered. */
  const busy = useRef(false);

  /** Resolves to whether the server has done it, or to undefined if another call is running. */
  async function send(call: () => Promise<FollowAnswer>): Promise<boolean | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    setError(undefined);
    const answer = await call();
    busy.current = false;
    setSending(false);
    if (answer.kind === 'shown') onDone(answer.request);
    else setError(errorText(answer));
    return answer.kind === 'shown';
  }

  return { isSending, error, setError, send };
}

function errorText(answer: Exclude<FollowAnswer, { kind: 'shown' }>): string {
  if (answer.kind === 'ended') return words[answer.ending].heading;
  return (answer.kind === 'refused' && answer.message) || words.noAnswer;
}
