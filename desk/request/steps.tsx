import { Button } from '../../app/ui/button.tsx';
import { jobWords } from '../../content/owner/desk/job.ts';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { type RequestStatus, stepsFrom } from '../../contract/request-status.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { dropEarlyPress, settlingClass, useSettling } from '../layout/settling.ts';
import { timeText } from '../time/moment.tsx';
import { Arranged } from './arranged.tsx';
import { BlockCaller } from './caller.tsx';
import { EditFailure } from './collision.tsx';
import { CallAndMap, TextAndMail } from './contacts.tsx';
import { Duplicates } from './duplicates.tsx';
import { EditRequest } from './edit-form.tsx';
import { Eta } from './eta.tsx';
import { EtaChips, useEta } from './eta-chips.tsx';
import { More } from './more.tsx';
import { PaidForm, usePaid } from './paid-form.tsx';
import { StepResult } from './step-result.tsx';
import { isInProgress } from './summary.ts';
import { useEdit } from './use-edit.ts';
import { useStep } from './use-step.ts';
import { Holder } from './who-has-it.tsx';

/** The buttons: Call and Map, the usual next step, and behind '…' every other possible step and everything else. */
export function Steps({ request: known }: { request: RequestDetail }) {
  // After a press the focus goes to the amount paid, if that is asked for, else to the usual next step.
  const place = useFocusFallback<HTMLDivElement>(
    (steps) =>
      steps.querySelector<HTMLElement>('#paid') ?? steps.querySelector<HTMLElement>('[data-next]'),
  );
  const { request, result, error, isPending, take, undo } = useStep(known, place);
  const arriving = useEdit(({ arrived_at }) =>
    arrived_at ? jobWords.eta.arrived(timeText(arrived_at, Date.now())) : jobWords.eta.notArrived,
  );
  const [eta, paid] = [useEta(), usePaid()];
  const { reference, status, arrived_at } = request;
  const isArriving = status === 'on_the_way' && !arrived_at;
  const [usual, ...seldom] = stepsFrom(status);
  // Until the arrival time is set, setting it is the next thing to do, so its buttons are above the later steps.
  const asksWhen = request.eta_at === null;
  const isAsked =
    isInProgress(status) && !arrived_at && !(status === 'accepted' && request.appointment_at);
  const chips = (
    <>
      {isAsked && <EtaChips request={request} change={eta} />}
      <EditFailure change={eta} error={eta.error} />
    </>
  );
  useSettling(place, `${status} ${arrived_at} ${result?.kind}`);

  const step = (to: RequestStatus, isNext: boolean) => (
    <Button
      key={to}
      look={isNext && to !== 'pending' ? 'primary' : 'quiet'}
      className="flex-1 px-3! whitespace-nowrap"
      data-next={isNext || undefined}
      data-key={keyOf(status, to)}
      isBusy={isPending}
      onClick={() => take(to)}
    >
      {textOf(status, to)}
    </Button>
  );
  const arrive = (
    <Button
      key="arrive"
      className="flex-1"
      data-next
      data-key="h"
      isBusy={arriving.isPending}
      onClick={() => arriving.save({ arrived: true }, request)}
    >
      {jobWords.eta.arrive}
    </Button>
  );
  const failure = error ?? arriving.error ?? arriving.errors.arrived;
  return (
    <div
      ref={place}
      data-reference={reference}
      onClickCapture={dropEarlyPress}
      className={`mt-3 max-w-lg print:hidden ${settlingClass}`}
    >
      {!result && <Holder request={request} />}
      <Eta request={request} />
      <Arranged request={request} />
      {request.word && (
        <p className="mt-1">
          {words.word}: <strong className="text-lg">{request.word}</strong>
        </p>
      )}
      <CallAndMap request={request} />
      {result && (
        <div className="mt-3 flex min-h-12 items-center">
          <StepResult result={result} undo={undo} />
        </div>
      )}
      {asksWhen && chips}
      {status === 'done' && (request.paid_cents === null || request.paid_by === null) && (
        <PaidForm request={request} change={paid} />
      )}
      <EditFailure change={paid} error={paid.error} />
      <More
        next={isArriving ? arrive : usual && step(usual, true)}
        between={
          <>
            <EditFailure change={arriving} error={failure} />
            {!asksWhen && chips}
            {status === 'on_the_way' && arrived_at && (
              <Button
                look="quiet"
                className="mt-3 w-full"
                isBusy={arriving.isPending}
                onClick={() => arriving.save({ arrived: false }, request)}
              >
                {jobWords.eta.notArrived}
              </Button>
            )}
          </>
        }
      >
        {isArriving && usual && step(usual, false)}
        {seldom.map((to) => step(to, false))}
        <TextAndMail request={request} />
        <EditRequest request={request} />
        <Duplicates request={request} />
        <BlockCaller request={request} />
      </More>
    </div>
  );
}

const isTurnBack = (from: RequestStatus, to: RequestStatus) =>
  from === 'on_the_way' && to === 'accepted';

function textOf(from: RequestStatus, to: RequestStatus): string {
  if (isTurnBack(from, to)) return words.turnBack;
  return to === 'pending' && isInProgress(from) ? words.giveBack : words.steps[to];
}

const keys: Partial<Record<RequestStatus, string>> = { accepted: 'a', on_the_way: 'o', done: 'd' };

const keyOf = (from: RequestStatus, to: RequestStatus) => (isTurnBack(from, to) ? 't' : keys[to]);
