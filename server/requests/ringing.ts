import type { Kysely } from 'kysely';
import type { RingingAlarm } from '../../contract/answers/desk.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { appendEvent } from './event-log.ts';
import { readUnanswered } from './unanswered.ts';

/** Alarms raised since the request became `pending` that nobody has marked as heard. */
export async function readRinging(
  query: Kysely<Tables>,
): Promise<(RingingAlarm & { row: RequestRow })[]> {
  const unanswered = await readUnanswered({ query });
  if (unanswered.length === 0) return [];
  const events = await query
    .selectFrom('desk_events')
    .select(['reference', 'status', 'about', 'level'])
    .where(
      'reference',
      'in',
      unanswered.map(({ reference }) => reference),
    )
    .orderBy('id')
    .execute();
  const rings = new Map<string | null, number>();
  for (const { reference, status, about, level } of events) {
    const heard = about === 'heard' ? (level ?? 0) : 0;
    if (about === 'alarm') rings.set(reference, level ?? 1);
    else if (status !== 'pending' || heard >= (rings.get(reference) ?? Infinity)) {
      rings.delete(reference);
    }
  }
  return unanswered.flatMap((row) => {
    const level = rings.get(row.reference);
    return level ? [{ reference: row.reference, level, row }] : [];
  });
}

/** Marks alarms as heard. One that has reached a higher level in the meantime keeps ringing. */
export async function hearAlarms(
  database: Database,
  heard: readonly RingingAlarm[],
  at: Date,
): Promise<void> {
  await database.write(async (transaction) => {
    for (const { row, reference, level } of await readRinging(transaction)) {
      const isHeard = heard.some((one) => one.reference === reference && one.level >= level);
      if (isHeard) await appendEvent(transaction, row, at.toISOString(), 'heard', level);
    }
  });
}
