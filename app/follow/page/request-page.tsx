import { followPage as words } from '#words/follow.ts';
import { useToken } from '../../browser/use-token.ts';
import { Progress } from '../progress.tsx';
import { useRequest } from '../use-request.ts';
import type { Watch } from '../watch-request.ts';
import { CancelRequest } from './cancel-request.tsx';
import { NoteForm } from './note-form.tsx';
import { PageFrame } from './page-frame.tsx';
import { RequestFacts } from './request-facts.tsx';

/** The page behind the link in the customer's mail. */
export function RequestPage() {
  const token = useToken();
  return token === '' ? <PageFrame {...words.none} /> : <OwnRequest key={token} token={token} />;
}

const isEnding = (watch: Watch) => watch === 'wrong' || watch === 'erased' || watch === 'past';

function OwnRequest({ token }: { token: string }) {
  const { watch, request, take } = useRequest(token);
  if (isEnding(watch)) return <PageFrame {...words[watch]} />;
  return (
    <PageFrame
      heading={words.heading}
      hero={
        <>
          <p className="mt-1 min-h-9 text-xl text-steel">{request?.reference}</p>
          <div className="mt-4">
            <Progress followed={{ watch, request }} />
          </div>
        </>
      }
    >
      {request && (
        <div className="grid gap-12 lg:grid-cols-2">
          <RequestFacts request={request} />
          <div className="grid content-start gap-12">
            <NoteForm token={token} onSent={take} />
            {request.can_cancel && <CancelRequest token={token} onCancelled={take} />}
          </div>
        </div>
      )}
    </PageFrame>
  );
}
