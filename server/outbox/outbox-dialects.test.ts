import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { memoryMailer, startTestApp } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { countDeadMails } from './dead-mails.ts';
import { claimDue, drop, finish, postpone, renewLeases } from './outbox-queue.ts';
import { OutcomeUnknown } from './refusal.ts';
import { waitingMail } from './waiting-mail.ts';

/** Starts a server whose sends are resolved or rejected by the test. */
async function startWithOutcomes(database: Database) {
  const sends: PromiseWithResolvers<void>[] = [];
  const site = await startTestApp({
    database,
    mailer: {
      ...memoryMailer(),
      send() {
        const send = Promise.withResolvers<void>();
        sends.push(send);
        return send.promise;
      },
    },
    outboxTimes: { leaseMs: 60 },
  });
  const callMailFunction = async (id: string) => {
    const url = '/api/functions/send-form-email';
    expect((await site.app.inject({ method: 'POST', url, payload: { id } })).statusCode).toBe(202);
  };
  const endSend = async (error: Error) => {
    await expect.poll(() => sends.length).toBe(1);
    sends.pop()?.reject(error);
    await site.app.outbox.idle();
  };
  const mail = async () => (await site.outbox())[0];
  return { ...site, sends, mail, endSend, callMailFunction };
}

test.for(dialects)('on %s a mail goes through all its states', async ([, open]) => {
  const database = await open();
  const { book, mail, sends, endSend, callMailFunction, clock } = await startWithOutcomes(database);
  const { id } = (await book()).json();
  await expect.poll(() => sends.length).toBe(1);
  const claimed = await mail();
  clock.advance(40);
  await expect.poll(async () => (await mail())?.due_at).not.toBe(claimed?.due_at);

  await endSend(new Error('no connection'));
  expect(await mail()).toMatchObject({ state: 'waiting', attempts: 1, unknown_outcomes: 0 });
  await callMailFunction(id);
  await endSend(new OutcomeUnknown());
  expect(await mail()).toMatchObject({ state: 'waiting', attempts: 2, unknown_outcomes: 1 });
  clock.advance(10_000);
  await callMailFunction(id);
  expect(sends).toHaveLength(0);

  clock.advance(2 * 3_600_000);
  await callMailFunction(id);
  await endSend(Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 }));
  expect(await mail()).toMatchObject({ state: 'dead', attempts: 3, claimed_by: null });
  expect(await countDeadMails(database)).toBe(1);
});

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 5, 0, seconds));
const claim = { lane: 'mail', owner: 'this', now: at(0), leaseEnd: at(60), most: 9 } as const;

async function insertMails(database: Database, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const mail = waitingMail({ id, created_at: at(0).toISOString() }, 'owner');
    await database.query
      .insertInto('outbox')
      .values({ ...mail, submission_id: null })
      .execute();
  }
}

test.for(dialects)(
  'on %s a claim whose response was lost is not renewed with the others',
  async ([, open]) => {
    const database = await open();
    await insertMails(database, 'under way', 'lost');
    const { length } = await claimDue(database, { ...claim, except: [] });
    expect(length).toBe(2);
    const ids = ['under way.owner'];
    const renewal = { owner: 'this', leaseEnd: at(80), ids };
    expect(await renewLeases(database, renewal)).toEqual(new Set(ids));
    const later = { ...claim, now: at(60), leaseEnd: at(120), except: ids };
    const again = await claimDue(database, later);
    expect(again.map(({ delivery }) => delivery.id)).toEqual(['lost.owner']);
  },
);

test.for(dialects)(
  'on %s a server whose claim has passed to another changes nothing',
  async ([, open]) => {
    const database = await open();
    await insertMails(database, 'slow');
    const [mine] = await claimDue(database, { ...claim, except: [] });
    if (!mine) throw new Error('nothing was claimed');
    const later = { ...claim, owner: 'another', now: at(60), leaseEnd: at(120), except: [] };
    expect(await claimDue(database, later)).toHaveLength(1);
    const stored = () => database.query.selectFrom('outbox').selectAll().execute();
    const before = await stored();
    let consequences = 0;
    const also = async () => {
      consequences += 1;
    };
    await finish(database, mine.delivery, 'dead', at(61), also);
    await postpone(database, mine.delivery, at(61), 1);
    await drop(database, mine.delivery, also);
    expect(await stored()).toEqual(before);
    expect(consequences).toBe(0);
  },
);

test('a mail that another server is claiming is left to it, and delays no other', async () => {
  const database = await openTemporaryPostgres(await temporaryPostgresUrl());
  await insertMails(database, 'taken', 'free');
  await database.write(async (transaction) => {
    await transaction
      .updateTable('outbox')
      .set({ claimed_by: 'another', due_at: at(60).toISOString() })
      .where('id', '=', 'taken.owner')
      .execute();
    const claimed = await claimDue(database, { ...claim, except: [] });
    expect(claimed.map(({ delivery }) => delivery.id)).toEqual(['free.owner']);
  });
});
