import type { Kysely, Transaction } from 'kysely';
import { type EmptiedColumn, keptOfSource, type RetentionRule } from '../../contract/retention.ts';
import { otherService, services } from '../../contract/services.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { reindexTexts } from '../requests/request-index.ts';

/** Empties the columns of one rule. The row stays, for the counts. The caller must have locked it. */
export async function emptyRequest(
  transaction: Transaction<Tables>,
  row: RequestRow,
  { what, columns }: RetentionRule,
): Promise<void> {
  const names: readonly EmptiedColumn[] = columns;
  const changed: Partial<RequestRow> = {
    ...Object.fromEntries(names.filter((name) => name !== 'photos').map((name) => [name, null])),
    ...(what === 'telemetry' && {
      traffic_source: countedSource(row.traffic_source),
      kept: 'person',
    }),
    // Trying all phone numbers would reveal the one behind the hash.
    ...(what === 'person' && {
      service: countedService(row.service),
      request_hash: '',
      sms_consent_phone: null,
      kept: 'counts',
    }),
  };
  if (names.includes('photos')) {
    await transaction.deleteFrom('photos').where('submission_id', '=', row.id).execute();
  }
  if (Object.keys(changed).length > 0) {
    await transaction.updateTable('submissions').set(changed).where('id', '=', row.id).execute();
  }
  if (what === 'gate code') await emptyGateCodes(transaction, row);
  if (what === 'person') await emptyRest(transaction, { ...row, ...changed });
}

/** Selects history lines that say what a gate code was before it was corrected. */
export function gateCodesOfHistory(query: Kysely<Tables>) {
  return query.selectFrom('history').where('changes', 'like', '%"gate_code":"%');
}

async function emptyGateCodes(
  transaction: Transaction<Tables>,
  { id }: Pick<RequestRow, 'id'>,
): Promise<void> {
  const lines = gateCodesOfHistory(transaction).where('submission_id', '=', id);
  for (const line of await lines.select(['id', 'changes']).execute()) {
    const changes = JSON.stringify({ ...JSON.parse(line.changes ?? ''), gate_code: null });
    await transaction.updateTable('history').set({ changes }).where('id', '=', line.id).execute();
  }
}

/** Deletes what else is about the person. Waiting mails keep their payload, because they are dropped when due. */
async function emptyRest(transaction: Transaction<Tables>, row: RequestRow): Promise<void> {
  await transaction
    .deleteFrom('history')
    .where('submission_id', '=', row.id)
    .where('to_status', 'is', null)
    .execute();
  await transaction
    .updateTable('history')
    .set({ note: null })
    .where('submission_id', '=', row.id)
    .execute();
  await transaction.deleteFrom('texts').where('submission_id', '=', row.id).execute();
  await reindexTexts(transaction, row);
  await transaction
    .updateTable('outbox')
    .set({ payload: null })
    .where('submission_id', '=', row.id)
    .where('state', '!=', 'waiting')
    .execute();
}

function countedSource(json: string | null): string | null {
  const source = json && JSON.parse(json);
  if (!source) return null;
  const kept = keptOfSource.flatMap((name) =>
    typeof source[name] === 'string' ? [[name, source[name]]] : [],
  );
  return JSON.stringify(Object.fromEntries(kept));
}

/** A service in the customer's own words counts as 'Other'. */
function countedService(service: string | null): string | null {
  return service === null || services.some((known) => known === service) ? service : otherService;
}
