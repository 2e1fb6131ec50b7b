import { useNavigate } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { callerWords as words } from '../../content/owner/desk/jobs.ts';
import { requestWords } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { useMerge } from '../api/jobs.ts';
import { announce } from '../layout/announcer.tsx';
import { summaryOf } from './summary.ts';

/** A button for each other open request that may be from the same person. It merges the two. */
export function Duplicates({ request }: { request: RequestDetail }) {
  const { reference, version, possible_duplicate_of: others } = request;
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMerge();
  if (others.length === 0) return null;

  function merge(into: string): void {
    mutate(
      { reference, version, into },
      {
        onSuccess: (record) => {
          announce(requestWords.said(words.merged, summaryOf(record)));
          navigate(`/requests/${into}`, { replace: true });
        },
      },
    );
  }
  return (
    <div className="flex basis-full flex-wrap gap-x-3 gap-y-2">
      {others.map((other) => (
        <Button key={other} look="quiet" isBusy={isPending} onClick={() => merge(other)}>
          {words.merge(other)}
        </Button>
      ))}
      <p className="basis-full text-sm text-quiet">{words.mergeHint}</p>
      {error && <Alert>{error.message}</Alert>}
    </div>
  );
}
