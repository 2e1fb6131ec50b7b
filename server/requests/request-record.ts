import type { Selectable, Transaction } from 'kysely';
import type { HistoryLine, RequestDetail, RequestRecord } from '../../contract/answers/requests.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { HistoryTable } from '../database/desk-tables.ts';
import { readSecret } from '../database/secrets.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { nonMailKinds } from '../outbox/delivery.ts';
import { consentOf } from '../texts/text-consent.ts';
import { doorWord } from './door-word.ts';
import { duplicatesOfOne } from './duplicates.ts';
import { listPhotos } from './photos.ts';
import { readThread } from './received-texts.ts';

/** The request without internal columns, and with its JSON parsed. */
export function toRecord(row: RequestRow): RequestRecord {
  const { recaptcha_token, idempotency_key, request_hash, sms_consent_phone, danger, ...shown } =
    row;
  return {
    ...shown,
    vehicle_info: parsed(row.vehicle_info),
    visitor_info: parsed(row.visitor_info),
    traffic_source: parsed(row.traffic_source),
    page_metrics: parsed(row.page_metrics),
    position: parsed(row.position),
    ...(danger && { danger: true }),
  };
}

function parsed<Value>(json: string | null): Value | null {
  return json && JSON.parse(json);
}

/** History and mails are oldest first. */
export async function withDetails(
  { query }: Pick<Database, 'query'> | { query: Transaction<Tables> },
  row: RequestRow,
  { SMS_PROVIDER }: Config,
): Promise<RequestDetail> {
  const history = await query
    .selectFrom('history')
    .selectAll()
    .where('submission_id', '=', row.id)
    .orderBy('id')
    .execute();
  const mails = await query
    .selectFrom('outbox')
    .select(['kind', 'payload', 'state', 'attempts', 'due_at', 'finished_at'])
    .where('submission_id', '=', row.id)
    .where('kind', 'not in', nonMailKinds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const secret = await readSecret(query, 'desk');
  return {
    ...toRecord(row),
    word: secret === undefined ? null : doorWord(secret, row),
    photos: await listPhotos(query, row.id),
    possible_duplicate_of: await duplicatesOfOne(query, row),
    texts: SMS_PROVIDER && secret ? await consentOf(query, secret, row) : 'none',
    thread: await readThread(query, row),
    history: history.map(toLine),
    mails: mails.map(({ payload, ...mail }) => ({
      ...mail,
      to: parsed<{ to?: string }>(payload)?.to ?? null,
    })),
  };
}

function toLine({
  at,
  who,
  from_status: from,
  to_status: to,
  note,
  changes,
}: Selectable<HistoryTable>): HistoryLine {
  return { at, who, from, to, note, changes: parsed(changes) };
}
