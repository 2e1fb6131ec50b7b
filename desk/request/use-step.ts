import { type RefObject, useEffect, useState } from 'react';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail, RequestRecord } from '../../contract/answers/requests.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import { currentRecordOf, useChangeStatus, useUndo } from '../api/requests.ts';
import { announce } from '../layout/announcer.tsx';
import { useNow } from '../time/use-now.ts';
import { summaryOf } from './summary.ts';
import { conflictText, useReader } from './who-has-it.tsx';

/** How long a step can be undone. The same as on the server, which refuses later attempts. */
const undoMs = 10_000;

export type StepOutcome =
  | { kind: 'taken'; step: RequestStatus; isUndoing: boolean }
  | { kind: 'refused'; text: string };

/**
 * Takes a request from one status to the next, and returns the outcome for as long as it is true of the request.
 *
 * @param place where the buttons are: while a pointer is down there, the undo button stays
 * @param isBusy whether something is being typed, stored or asked there, which would disappear with the outcome
 */
export function useStep<Request extends RequestRecord>(
  known: Request,
  place: RefObject<Element | null>,
  isBusy = false,
) {
  const change = useChangeStatus((record) =>
    announce(words.said(words.taken[record.status], summaryOf(record))),
  );
  const undoing = useUndo((record) => announce(words.said(words.undone, summaryOf(record))));
  const [reader, now] = [useReader(), useNow()];
  const [endedAt, setEndedAt] = useState(0);

  const conflict = currentRecordOf(undoing.error) ?? currentRecordOf(change.error);
  const request = newest(known, [change.data, undoing.data, conflict]);
  const isAnswered = change.isSuccess || change.isError;
  const isFresh = isAnswered && (endedAt !== change.submittedAt || isBusy);
  const { submittedAt } = change;
  useEffect(() => {
    if (!isFresh || undoing.isPending) return;
    return whenLeft(place.current, undoMs, () => setEndedAt(submittedAt));
  }, [isFresh, undoing.isPending, submittedAt, place]);

  function outcome(): StepOutcome | undefined {
    // Compare columns, since a note that somebody adds in the meantime must not end this outcome.
    if (change.data && isFresh && isAsLeft(request, change.data)) {
      return { kind: 'taken', step: change.data.status, isUndoing: undoing.isPending };
    }
    if (!conflict || request.version > conflict.version) return undefined;
    return { kind: 'refused', text: conflictText(conflict, change.variables?.status, reader, now) };
  }

  function sayConflict(refusal: Error, wanted: RequestStatus | undefined): void {
    const left = currentRecordOf(refusal);
    if (left) announce(conflictText(left, wanted, reader, now));
  }

  function undoFrom(version: number): void {
    undoing.mutate(
      { reference: request.reference, version },
      {
        onSuccess: () => change.reset(),
        onError(refusal) {
          const left = currentRecordOf(refusal);
          const isNote = left && change.data && isAsLeft(left, change.data);
          if (isNote) undoFrom(left.version);
          else sayConflict(refusal, change.variables?.status);
        },
      },
    );
  }

  const { error, variables } = undoing.error ? undoing : change;
  const isCurrent = !conflict && variables?.version === request.version;
  return {
    request,
    result: outcome(),
    /** Why the last press failed; undefined if it was because somebody else had taken a step. */
    error: error && isCurrent ? error.message : undefined,
    isPending: change.isPending,
    /** True from the press until its result was shown for long enough and the caller's record includes it. */
    isAtWork: change.isPending || isFresh || undoing.isPending || known.version < request.version,
    take(status: RequestStatus) {
      undoing.reset();
      change.mutate(
        { reference: request.reference, version: request.version, status },
        { onError: (refusal) => sayConflict(refusal, status) },
      );
    },
    undo: () => undoFrom(request.version),
  };
}

function newest<Request extends RequestRecord>(
  known: Request,
  answers: readonly (RequestDetail | undefined)[],
): Request {
  let latest = known;
  for (const answer of answers) {
    if (answer && answer.version > latest.version) latest = { ...latest, ...answer };
  }
  return latest;
}

/** The columns that a step sets or people fill in after it. Once one of them differs, the step cannot be undone. */
const columns = [
  'status',
  'accepted_at',
  'assignee',
  'closed_at',
  'eta_at',
  'arrived_at',
  'appointment_at',
  'quoted_cents',
  'paid_cents',
  'paid_by',
] as const;

const isAsLeft = (request: RequestRecord, left: RequestRecord) =>
  columns.every((name) => request[name] === left[name]);

/** Calls `end` after that time, once no pointer is down on the element. Returns a function that cancels it. */
function whenLeft(element: Element | null, milliseconds: number, end: () => void): () => void {
  let [isOver, isDown] = [false, false];
  function check(): void {
    if (isOver && !isDown) end();
  }
  function down(): void {
    isDown = true;
  }
  function up(): void {
    isDown = false;
    check();
  }
  const timer = setTimeout(() => {
    isOver = true;
    check();
  }, milliseconds);
  element?.addEventListener('pointerdown', down);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    clearTimeout(timer);
    element?.removeEventListener('pointerdown', down);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
}
