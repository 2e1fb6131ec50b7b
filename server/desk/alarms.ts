import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { outboxRow } from '../notifications/waiting-mail.ts';
import { lockRequest } from './change-request.ts';

interface AlarmParts {
  database: Database;
  clock: ServerClock;
}

const everyMs = 1000;
const mostAtOnce = 50;

/** Looks for ASAP bookings that nobody has accepted in time. */
export const alarms = fp(
  async function alarms(app: FastifyInstance, parts: AlarmParts) {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= raiseAlarms(parts)
        .then((raised) => {
          if (raised > 0) app.outbox.wake();
        })
        .catch((error) => app.log.error({ err: error }, 'alarms not raised'))
        .finally(() => {
          running = undefined;
        });
    }, everyMs);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'alarms', dependencies: ['notifications'] },
);

/** Raises what is due, and resolves to how many that were. */
export async function raiseAlarms({ database, clock }: AlarmParts): Promise<number> {
  const due = await database.query
    .selectFrom('alarms')
    .select('submission_id')
    .where('due_at', '<=', clock.steady().toISOString())
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute();
  let raised = 0;
  for (const { submission_id } of due) {
    if (await raiseAlarm(database, submission_id, clock.now())) raised += 1;
  }
  return raised;
}

/**
 * The mark goes and the mail comes in one transaction: whoever crashes, and however many servers look, a request has
 * one alarm in its life.
 */
async function raiseAlarm(database: Database, id: string, now: Date): Promise<boolean> {
  return database.write(async (transaction) => {
    const row = await lockRequest(transaction, database.kind, 'id', id);
    const mark = await transaction
      .deleteFrom('alarms')
      .where('submission_id', '=', id)
      .executeTakeFirst();
    if (mark.numDeletedRows === 0n || row?.status !== 'pending') return false;
    const created_at = now.toISOString();
    const mail = { id: `${id}.alarm`, submission_id: id, kind: 'alarm' as const, created_at };
    await transaction.insertInto('outbox').values(outboxRow(mail)).execute();
    return true;
  });
}
