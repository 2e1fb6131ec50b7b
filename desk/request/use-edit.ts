import { useState } from 'react';
import { requestWords } from '../../content/owner/desk/request.ts';
import type { RequestDetail, RequestRecord } from '../../contract/answers/requests.ts';
import { currentRecordOf, type RequestEdit, useEditRequest } from '../api/requests.ts';
import { fieldErrors } from '../http/client.ts';
import { announce } from '../layout/announcer.tsx';
import { summaryOf } from './summary.ts';

export type EditField = keyof RequestEdit;

/** Returns the column of a field. Minutes from now, and having arrived, are stored as times. */
export function columnOf(field: EditField) {
  if (field === 'eta_minutes') return 'eta_at';
  return field === 'arrived' ? 'arrived_at' : field;
}

/** Somebody else has changed the same fields since they were shown. */
export interface Collision {
  edit: RequestEdit;
  fields: readonly EditField[];
  /** The record as they have left it. */
  current: RequestDetail;
}

export type Edit = ReturnType<typeof useEdit>;

/**
 * Changes fields of a request and keeps what others have changed in the meantime. If they have changed the same fields,
 * nothing is stored, and `collision` is what to show. Saving on top of its record stores the change anyway.
 *
 * @param said returns what screen readers announce once the change is stored
 */
export function useEdit(
  said: (stored: RequestDetail) => string,
  onStored?: (stored: RequestDetail) => void,
) {
  const { mutate, reset, isPending, error } = useEditRequest();
  const [sent, setSent] = useState<{ edit: RequestEdit; shown: RequestRecord; at: number }>();

  function save(edit: RequestEdit, shown: RequestRecord): void {
    const at = Date.now();
    setSent({ edit, shown, at });
    mutate(
      { ...edit, reference: shown.reference, version: shown.version },
      {
        onSuccess(stored) {
          announce(requestWords.said(said(stored), summaryOf(stored)));
          onStored?.(stored);
        },
        onError(refusal) {
          const current = currentRecordOf(refusal);
          if (current && changedIn(edit, shown, current, at).length === 0) save(edit, current);
        },
      },
    );
  }

  const current = currentRecordOf(error);
  const collision: Collision | undefined = current &&
    sent && {
      edit: sent.edit,
      fields: changedIn(sent.edit, sent.shown, current, sent.at),
      current,
    };
  const errors = fieldErrors(error);
  return {
    save,
    isPending,
    collision: collision?.fields.length ? collision : undefined,
    /** What is wrong with each field. */
    errors,
    /** Why it failed, if not because of single fields or somebody else's change. */
    error: current || Object.keys(errors).length > 0 ? undefined : error?.message,
    /** Forgets a collision or a failure. */
    reset,
  };
}

/**
 * Fields that others changed to another value than was sent. An equal value may be this change, its response lost.
 *
 * @param at when it was sent, in epoch milliseconds
 */
export const changedIn = (
  edit: RequestEdit,
  shown: RequestRecord,
  current: RequestRecord,
  at = Date.now(),
) =>
  (Object.keys(edit) as EditField[]).filter(
    (field) =>
      shown[columnOf(field)] !== current[columnOf(field)] && !isStored(field, edit, current, at),
  );

/** Arrival times as near as this are equal: the same button, pressed again after its response was lost. */
const sameMs = 2 * 60_000;

function isStored(field: EditField, edit: RequestEdit, current: RequestRecord, at: number) {
  const stored = current[columnOf(field)];
  if (field === 'arrived') return edit.arrived === (stored !== null);
  if (field !== 'eta_minutes' || !edit.eta_minutes) return edit[field] === stored;
  const expectedAt = at + edit.eta_minutes * 60_000;
  return Math.abs(Date.parse(String(stored)) - expectedAt) < sameMs;
}
