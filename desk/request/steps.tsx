import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { type RequestStatus, stepsFrom } from '../../contract/request-status.ts';
import { useHeir } from '../layout/focus.tsx';
import { dropEarlyPress, settlingClass, useSettling } from '../layout/settling.ts';
import { Arranged } from './arranged.tsx';
import { EditRequest } from './edit-form.tsx';
import { Eta } from './eta.tsx';
import { EtaChips } from './eta-chips.tsx';
import { PaidForm } from './paid-form.tsx';
import { StepResult } from './step-result.tsx';
import { isAhead } from './summary.ts';
import { useStep } from './use-step.ts';
import { Holder } from './who-has-it.tsx';

/** One button for each status that the request may go to; the usual next one stands out. */
export function Steps({ request: known }: { request: RequestDetail }) {
  // After a press the focus goes to the step that usually comes next.
  const place = useHeir<HTMLDivElement>(
    (steps) =>
      steps.querySelector<HTMLElement>('#paid') ?? steps.querySelector<HTMLElement>('[data-step]'),
  );
  const { request, result, error, isPending, take, undo } = useStep(known, place);
  const { reference, status, arrived_at } = request;

  const outcome = result && (
    <div className="mt-3 flex min-h-12 items-center">
      <StepResult result={result} undo={undo} />
    </div>
  );
  // Until it is said, it is the next thing to say, and stands above what comes later.
  const asksWhen = request.eta_at === null && !arrived_at;
  const eta = isAhead(status) && !(status === 'accepted' && request.appointment_at) && (
    <EtaChips request={request} />
  );
  // What came of it stands where the press was: the buttons of these two are not in the first row.
  const isBelow = status === 'cancelled' || status === 'spam';
  useSettling(place, `${status} ${arrived_at} ${result?.kind}`);
  return (
    <div
      ref={place}
      data-reference={reference}
      onClickCapture={dropEarlyPress}
      className={`mt-3 print:hidden ${settlingClass}`}
    >
      {result?.kind !== 'refused' && <Holder request={request} />}
      <Eta request={request} />
      <Arranged request={request} />
      {!isBelow && outcome}
      {asksWhen && eta}
      {status === 'done' && (request.paid_cents === null || request.paid_by === null) && (
        <PaidForm request={request} />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {stepsFrom(status).map((to, index) => (
          <Button
            key={to}
            look={index === 0 && to !== 'pending' ? 'primary' : 'quiet'}
            className={
              index === 0
                ? 'basis-full sm:basis-auto'
                : 'flex-1 px-2! whitespace-nowrap sm:flex-none sm:px-6!'
            }
            data-step
            data-key={keyOf(status, to)}
            isBusy={isPending}
            onClick={() => take(to)}
          >
            {textOf(status, to)}
          </Button>
        ))}
      </div>
      {isBelow && outcome}
      {error && <Alert>{error}</Alert>}
      {!asksWhen && eta}
      <EditRequest request={request} />
    </div>
  );
}

const isTurnBack = (from: RequestStatus, to: RequestStatus) =>
  from === 'on_the_way' && to === 'accepted';

function textOf(from: RequestStatus, to: RequestStatus): string {
  if (isTurnBack(from, to)) return words.turnBack;
  return to === 'pending' && isAhead(from) ? words.giveBack : words.steps[to];
}

const keys: Partial<Record<RequestStatus, string>> = { accepted: 'a', on_the_way: 'o', done: 'd' };

const keyOf = (from: RequestStatus, to: RequestStatus) => (isTurnBack(from, to) ? 't' : keys[to]);
