import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { requestWords as words } from '../../content/en/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { stepsFrom } from '../../contract/request-status.ts';
import { useChangeStatus } from '../api/requests.ts';
import { conflictText } from './conflict-text.ts';

/** One button for each status that the request may go to; the usual next one stands out. */
export function Steps({ request }: { request: RequestDetail }) {
  const { reference, version, status } = request;
  const { mutate, isPending, error } = useChangeStatus();
  return (
    <div className="print:hidden">
      <div className="mt-3 flex flex-wrap gap-3">
        {stepsFrom(status).map((to, index) => (
          <Button
            key={to}
            look={index === 0 ? 'primary' : 'quiet'}
            className={
              index === 0 ? 'basis-full sm:basis-auto' : 'flex-1 px-2! sm:flex-none sm:px-6!'
            }
            data-accept={to === 'accepted' || undefined}
            disabled={isPending}
            onClick={() => mutate({ reference, version, status: to })}
          >
            {words.steps[to]}
          </Button>
        ))}
      </div>
      {error && <Alert>{conflictText(error)}</Alert>}
    </div>
  );
}
