import type { Transaction } from 'kysely';
import type { TextKind } from '../../contract/texts.ts';
import type { TextsTable } from '../database/desk-tables.ts';
import { insertRow } from '../database/insert-row.ts';
import type { Tables } from '../database/tables.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';

interface NewText {
  /** Identifies the text, so that it is sent once, however often it is queued. */
  id: string;
  /** Null for texts to people of the desk, and for answers to people without a request. */
  submission_id: string | null;
  kind: TextKind;
  phone: string;
  who: string;
  text: string;
  at: Date;
}

export function textToSend({ at, ...given }: NewText): TextsTable {
  const unsent = { state: 'waiting' as const, reason: null, provider_id: null };
  return { ...given, ...unsent, direction: 'out', at: at.toISOString() };
}

/** Resolves to false if that ID is stored already. */
export async function queueText(
  transaction: Transaction<Tables>,
  given: NewText,
): Promise<boolean> {
  const { id, submission_id, kind, at } = given;
  if (!(await insertRow(transaction, 'texts', textToSend(given), 'skip'))) return false;
  const created_at = at.toISOString();
  await insertRow(transaction, 'outbox', outboxRow({ id, submission_id, kind, created_at }));
  return true;
}
