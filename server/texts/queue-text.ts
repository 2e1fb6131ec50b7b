import type { Transaction } from 'kysely';
import type { TextKind } from '../../contract/texts.ts';
import { insertRow } from '../database/insert-row.ts';
import type { Tables } from '../database/tables.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';

interface NewText {
  /** Makes it one text, however often it is queued. */
  id: string;
  /** Null for texts to people of the desk, and answers to who has no request. */
  submission_id: string | null;
  kind: TextKind;
  phone: string;
  /** The address of whoever wrote it at the desk, `terminal`, or `site`. */
  who: string;
  text: string;
  at: Date;
  /** Until when it waits, by the steady time. */
  due?: Date | undefined;
}

/** Stores a text with its delivery. Resolves to false if that ID is stored already. */
export async function queueText(
  transaction: Transaction<Tables>,
  { at, due, ...given }: NewText,
): Promise<boolean> {
  const { id, submission_id, kind } = given;
  const created_at = at.toISOString();
  const text = {
    ...given,
    direction: 'out' as const,
    state: 'waiting' as const,
    reason: null,
    provider_id: null,
    at: created_at,
  };
  if (!(await insertRow(transaction, 'texts', text, 'skip'))) return false;
  await insertRow(
    transaction,
    'outbox',
    outboxRow({ id, submission_id, kind, created_at }, null, due),
  );
  return true;
}
