import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { announce, type Reach } from '../outbox/announce.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';
import { runEvery } from '../timing/run-every.ts';
import { lockRequest } from './change-request.ts';
import { appendEvent } from './event-log.ts';

interface AlarmParts {
  database: Database;
  clock: ServerClock;
  /** Who is told beside by mail. */
  reach?: Reach;
}

const everyMs = 1000;
const mostAtOnce = 50;

/** Once a second, raises alarms for ASAP bookings that nobody accepted in time (docs/product.md 12.10). */
export const alarms = fp(
  async function alarms(app: FastifyInstance, parts: AlarmParts) {
    async function run(): Promise<void> {
      if ((await raiseAlarms(parts)) > 0) app.outbox.wake();
    }
    runEvery(app, everyMs, run, 'alarms not raised');
  },
  { name: 'alarms', dependencies: ['notifications'] },
);

/** Raises up to 50 alarms that are due. Resolves to the number of alarms raised. */
export async function raiseAlarms(parts: AlarmParts): Promise<number> {
  const { database, clock } = parts;
  const due = await database.query
    .selectFrom('alarms')
    .select('submission_id')
    .where('due_at', '<=', clock.steady().toISOString())
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute();
  let raised = 0;
  for (const { submission_id } of due) {
    if (await raiseAlarm(parts, submission_id)) raised += 1;
  }
  return raised;
}

/**
 * Deletes the alarm row and queues mail, pushes and webhooks in one transaction, so that each alarm is raised at most once
 * even if a server crashes or several servers check at once. Resolves to whether a mail was queued.
 */
async function raiseAlarm({ database, clock, reach }: AlarmParts, id: string): Promise<boolean> {
  return database.write(async (transaction) => {
    const row = await lockRequest(transaction, database.kind, 'id', id);
    const mark = await transaction
      .deleteFrom('alarms')
      .where('submission_id', '=', id)
      .executeTakeFirst();
    if (mark.numDeletedRows === 0n || row?.status !== 'pending') return false;
    const at = clock.now();
    const created_at = at.toISOString();
    // A request that is opened again has another alarm, and another version.
    const mail = {
      id: `${id}.alarm-${row.version}`,
      submission_id: id,
      kind: 'alarm' as const,
      created_at,
    };
    await transaction.insertInto('outbox').values(outboxRow(mail)).execute();
    await appendEvent(transaction, row, created_at, 'alarm');
    if (reach) {
      await announce(transaction, reach, {
        key: `${id}.unanswered-${row.version}`,
        about: row,
        at,
        event: 'request.unanswered',
        push: 'unanswered',
      });
    }
    return true;
  });
}
