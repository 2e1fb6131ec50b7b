import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame, shortAge } from '../../content/owner/desk/frame.ts';
import { callerWords } from '../../content/owner/desk/jobs.ts';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import type { RequestListItem } from '../../contract/answers/requests.ts';
import { isUrgent } from '../../contract/request-status.ts';
import { hasStatus } from '../api/client.ts';
import { requestQuery } from '../api/requests.ts';
import { useHeir } from '../layout/focus.tsx';
import { settlingClass, useSettling } from '../layout/settling.ts';
import { useNow } from '../live/use-now.ts';
import { Arranged } from '../request/arranged.tsx';
import { CallButton } from '../request/call-button.tsx';
import { Eta } from '../request/eta.tsx';
import { EtaChips } from '../request/eta-chips.tsx';
import { StatusBadge } from '../request/status-badge.tsx';
import { StepResult } from '../request/step-result.tsx';
import { cardName, isAhead, kindOf, townShown } from '../request/summary.ts';
import { useStep } from '../request/use-step.ts';
import { Holder } from '../request/who-has-it.tsx';

interface RequestCardProps {
  request: RequestListItem;
  index: number;
  heading: 'h2' | 'h3';
  /** False while it is held although the list does not have it any more. */
  isListed: boolean;
  hold(request: RequestListItem, index: number | null): void;
}

/** A request in the list: what it is, since when, who has it and when they will be there, and what to do at once. */
export function RequestCard({
  request: listed,
  index,
  heading: Heading,
  isListed,
  hold,
}: RequestCardProps) {
  const card = useHeir<HTMLDivElement>(
    (place) =>
      place.querySelector<HTMLElement>('[data-key="u"]') ??
      place.querySelector<HTMLElement>('[data-key="a"]') ??
      place.querySelector<HTMLElement>('[data-open]'),
  );
  const { data, error: lost } = useQuery({
    ...requestQuery(listed.reference),
    enabled: !isListed,
  });
  const step = useStep(isListed ? listed : { ...listed, ...data }, card);
  const { request, result, error } = step;
  const { reference, status, name, phone, kept, created_at } = request;
  const isHeld = step.isAtWork && !hasStatus(lost, 404);
  useLayoutEffect(() => hold(listed, isHeld ? index : null), [hold, listed, isHeld, index]);
  useSettling(card, `${status} ${result?.kind}`);

  // A request on which somebody else has left a note can still be accepted.
  const isAcceptable = status === 'pending' && result?.kind !== 'taken';
  const asksWhen = result?.kind === 'taken' && isAhead(result.step) && !request.eta_at;
  const place = townShown(request) ?? deskFrame.noAddress;
  const acceptText = step.isPending ? words.accepting : words.accept;
  const age = useNow() - Date.parse(created_at);
  return (
    <div
      ref={card}
      data-reference={reference}
      className={`relative flex flex-col rounded-lg border border-l-8 border-line p-4 data-settling:bg-mist motion-safe:transition-colors ${settlingClass} ${isUrgent(request) ? 'border-l-stop' : ''}`}
    >
      <div className="flex items-start justify-between gap-3 text-sm">
        <div className="flex flex-wrap gap-2">
          <StatusBadge request={request} />
        </div>
        <time dateTime={created_at} className="font-semibold whitespace-nowrap">
          {shortAge(age)}
        </time>
      </div>
      <Heading className="mt-2 text-lg font-bold">
        <Link
          to={`/requests/${reference}`}
          data-open
          aria-label={cardName(request)}
          className="block after:absolute after:inset-0 after:content-['']"
        >
          {kindOf(request)}
        </Link>
      </Heading>
      <p className="line-clamp-2">
        {place} · <bdi>{name ?? (kept === 'counts' ? deskFrame.deleted : deskFrame.noName)}</bdi>
      </p>
      {request.mail_dead_to && (
        <p className="font-semibold text-stop">{words.mailDead[request.mail_dead_to]}</p>
      )}
      {request.possible_duplicate_of.length > 0 && (
        <p className="font-semibold">
          {callerWords.duplicateOf}{' '}
          <span className="inline-block">{request.possible_duplicate_of.join(', ')}</span>
        </p>
      )}
      {!result && <Holder request={request} />}
      <Eta request={request} />
      <Arranged request={request} />
      <div className="relative mt-auto flex flex-wrap items-center gap-3 pt-3 empty:hidden">
        {phone && (
          <CallButton
            phone={phone}
            name={name}
            // Beside the other button it is as wide; a sentence gets what room there is.
            className={result?.kind === 'refused' && !isAcceptable ? '' : 'flex-1'}
          />
        )}
        {isAcceptable && (
          <Button
            data-key="a"
            className="flex-1"
            aria-label={words.of(acceptText, cardName(request))}
            isBusy={step.isPending}
            onClick={() => step.take('accepted')}
          >
            {acceptText}
          </Button>
        )}
        {result && !isAcceptable && (
          <StepResult result={result} undo={step.undo} of={cardName(request)} />
        )}
      </div>
      {result && isAcceptable && (
        <StepResult result={result} undo={step.undo} of={cardName(request)} />
      )}
      {asksWhen && <EtaChips request={request} of={cardName(request)} />}
      {error && <Alert>{error}</Alert>}
    </div>
  );
}
