import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import type { RequestListItem } from '../../contract/answers/requests.ts';
import { isUrgent } from '../../contract/request-status.ts';
import { requestQuery } from '../api/requests.ts';
import { isGone } from '../http/client.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { settlingClass, useSettling } from '../layout/settling.ts';
import { Arranged } from '../request/arranged.tsx';
import { CallButton } from '../request/call-button.tsx';
import { EditFailure } from '../request/collision.tsx';
import { Eta } from '../request/eta.tsx';
import { EtaChips, useEta } from '../request/eta-chips.tsx';
import { type BadgeText, StatusBadge } from '../request/status-badge.tsx';
import { StepResult } from '../request/step-result.tsx';
import { cardName, isInProgress } from '../request/summary.ts';
import { useStep } from '../request/use-step.ts';
import { When } from '../request/when.tsx';
import { Holder } from '../request/who-has-it.tsx';
import { CardRow, CardText, CardTitle } from './card-text.tsx';

interface RequestCardProps {
  request: RequestListItem;
  index: number;
  heading: 'h2' | 'h3';
  /** The badges that are left out here, since the list shows them above. */
  hides: readonly BadgeText[];
  /** False while it is held although it is no longer in the list. */
  isListed: boolean;
  hold(request: RequestListItem, index: number | null): void;
}

/** A request in the list: what it is, how old, who has it and when they will be there, and the most urgent buttons. */
export function RequestCard({
  request: listed,
  index,
  heading,
  hides,
  isListed,
  hold,
}: RequestCardProps) {
  const card = useFocusFallback<HTMLDivElement>(
    (place) =>
      place.querySelector<HTMLElement>('[data-key="u"]') ??
      place.querySelector<HTMLElement>('[data-key="a"]') ??
      place.querySelector<HTMLElement>('[data-open]'),
  );
  const { data, error: lost } = useQuery({
    ...requestQuery(listed.reference),
    enabled: !isListed,
  });
  const eta = useEta();
  const isBusy = eta.isTyping || eta.isPending || Boolean(eta.collision ?? eta.error);
  const step = useStep(isListed ? listed : { ...listed, ...data }, card, isBusy);
  const { request, result, error } = step;
  const { reference, status } = request;
  const isHeld = step.isAtWork && !isGone(lost);
  useLayoutEffect(() => hold(listed, isHeld ? index : null), [hold, listed, isHeld, index]);
  useSettling(card, `${status} ${result?.kind}`);

  // A held card keeps its full shape, so that the outcome and the next buttons are where the press was.
  const isRow = isInProgress(status) && !isHeld;
  const shape = isRow ? 'py-1' : 'py-3';
  return (
    <div
      ref={card}
      data-reference={reference}
      className={`relative flex flex-col rounded-lg border border-l-8 border-line px-3 data-settling:bg-mist motion-safe:transition-colors ${shape} ${settlingClass} ${isUrgent(request) ? 'border-l-stop' : ''}`}
    >
      {isRow ? (
        <CardRow request={request} heading={heading} />
      ) : (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <CardTitle request={request} heading={heading} />
            <When request={request} />
          </div>
          <div className="flex flex-wrap gap-2 py-1 text-sm empty:hidden">
            <StatusBadge request={request} hides={hides} />
          </div>
          <CardText request={request} />
          {!result && <Holder request={request} />}
          <Eta request={request} />
          <Arranged request={request} />
          <CardButtons request={request} step={step} eta={eta} />
        </>
      )}
      <EditFailure change={eta} error={eta.error} />
      {error && <Alert>{error}</Alert>}
    </div>
  );
}

interface CardButtonsProps {
  request: RequestListItem;
  step: ReturnType<typeof useStep>;
  eta: ReturnType<typeof useEta>;
}

/** The buttons to call and to accept; after a press, its outcome and the buttons that set the arrival time. */
function CardButtons({ request, step, eta }: CardButtonsProps) {
  const { phone, name, status, eta_at } = request;
  const { result } = step;
  const of = cardName(request);
  // A request on which somebody else has left a note can still be accepted.
  const isAcceptable = status === 'pending' && result?.kind !== 'taken';
  const asksWhen = result?.kind === 'taken' && isInProgress(result.step) && !eta_at;
  const acceptText = step.isPending ? words.accepting : words.accept;
  const outcome = result && <StepResult result={result} undo={step.undo} of={of} />;
  return (
    <>
      <div className="relative mt-auto flex flex-wrap items-center gap-3 pt-3 empty:hidden">
        {phone && (
          <CallButton
            phone={phone}
            name={name}
            // Next to another button, both are equally wide. Next to a sentence, it leaves the sentence the room.
            className={result?.kind === 'refused' && !isAcceptable ? '' : 'flex-1'}
          />
        )}
        {isAcceptable && (
          <Button
            data-key="a"
            className="flex-1"
            aria-label={words.of(acceptText, of)}
            isBusy={step.isPending}
            onClick={() => step.take('accepted')}
          >
            {acceptText}
          </Button>
        )}
        {!isAcceptable && outcome}
      </div>
      {isAcceptable && outcome}
      {asksWhen && <EtaChips request={request} change={eta} of={of} />}
    </>
  );
}
