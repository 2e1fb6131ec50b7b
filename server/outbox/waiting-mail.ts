import type { MailKind, OutboxTable, RequestRow } from '../database/tables.ts';

/** The outbox row of a request's mail, to be sent at once. */
export function waitingMail(
  { id, created_at }: Pick<RequestRow, 'id' | 'created_at'>,
  kind: MailKind,
): OutboxTable {
  return outboxRow({ id: `${id}.${kind}`, submission_id: id, kind, created_at });
}

type Given = Pick<OutboxTable, 'id' | 'submission_id' | 'kind' | 'created_at'>;

/** A row that may be delivered `waitMs` after `created_at`. */
export function outboxRow(given: Given, payload: unknown = null, waitMs = 0): OutboxTable {
  return {
    ...given,
    state: 'waiting',
    attempts: 0,
    due_at: new Date(Date.parse(given.created_at) + waitMs).toISOString(),
    claimed_by: null,
    unknown_outcomes: 0,
    finished_at: null,
    payload: payload === null ? null : JSON.stringify(payload),
  };
}
