import type { Selectable, Transaction } from 'kysely';
import type { Telemetry, VehicleInfo } from '../../contract/submission.ts';
import type { Database } from '../database/database.ts';
import type { SubmissionsTable, Tables } from '../database/tables.ts';
import { posted } from '../notifications/delivery.ts';
import type { Position } from '../submissions/position.ts';
import type { HistoryTable } from './tables.ts';

type Internal = 'recaptcha_token' | 'idempotency_key' | 'request_hash';
type Json = 'vehicle_info' | 'visitor_info' | 'traffic_source' | 'page_metrics' | 'position';

/** A stored request as the desk returns it: every column except the three internal ones, with JSON parsed. */
export interface RequestRecord extends Omit<SubmissionsTable, Internal | Json> {
  vehicle_info: VehicleInfo | null;
  visitor_info: Telemetry | null;
  traffic_source: Telemetry | null;
  page_metrics: Telemetry | null;
  position: Position | null;
}

interface HistoryLine {
  at: string;
  who: string;
  from: HistoryTable['from_status'];
  to: HistoryTable['to_status'];
  note: string | null;
}

interface MailState {
  kind: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  due_at: string;
  finished_at: string | null;
}

export interface RequestDetail extends RequestRecord {
  history: HistoryLine[];
  mails: MailState[];
}

export function toRecord(row: SubmissionsTable): RequestRecord {
  const { recaptcha_token, idempotency_key, request_hash, ...shown } = row;
  return {
    ...shown,
    vehicle_info: parsed(row.vehicle_info),
    visitor_info: parsed(row.visitor_info),
    traffic_source: parsed(row.traffic_source),
    page_metrics: parsed(row.page_metrics),
    position: parsed(row.position),
  };
}

function parsed<Value>(json: string | null): Value | null {
  return json && JSON.parse(json);
}

/** The record with its history and mails, both oldest first. */
export async function withDetails(
  { query }: Pick<Database, 'query'> | { query: Transaction<Tables> },
  row: SubmissionsTable,
): Promise<RequestDetail> {
  const history = await query
    .selectFrom('history')
    .selectAll()
    .where('submission_id', '=', row.id)
    .orderBy('id')
    .execute();
  const mails = await query
    .selectFrom('outbox')
    .select(['kind', 'state', 'attempts', 'due_at', 'finished_at'])
    .where('submission_id', '=', row.id)
    .where('kind', 'not in', posted)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { ...toRecord(row), history: history.map(toLine), mails };
}

function toLine({ at, who, from_status, to_status, note }: Selectable<HistoryTable>): HistoryLine {
  return { at, who, from: from_status, to: to_status, note };
}
