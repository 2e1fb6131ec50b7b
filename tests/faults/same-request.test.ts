import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure } from '../support/faults/experiment.ts';
import { databases, startSite } from '../support/faults/fault-site.ts';
import { answerTo } from '../support/server/booking-requests.ts';

/** One server on SQLite; two on PostgreSQL, asked in turn. */
async function start(database: (typeof databases)[number]) {
  const smtp = await startScriptedSmtp();
  const servers = database === 'PostgreSQL' ? 2 : 1;
  const site = await startSite(database, { servers, env: { SMTP_URL: smtp.url } });
  const [booking] = await site.bookings(1);
  if (!booking) throw new Error('one booking was asked for');
  const hundredTimes = (keyOf: (index: number) => string) =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        answerTo(site.servers[index % servers]?.url ?? '', { ...booking, key: keyOf(index) }),
      ),
    );
  const expectOne = async () => {
    expect(await site.run('select id from submissions')).toHaveLength(1);
    const state = () => site.run('select state from outbox');
    await expect.poll(state).toEqual([{ state: 'sent' }]);
    expect(smtp.copies).toHaveLength(1);
  };
  return { hundredTimes, expectOne };
}

test.for(databases)(
  'one captcha token sent 100 times at once stores one request, on %s',
  async (database, context) => {
    const { hundredTimes, expectOne } = await start(database);
    const answers = await hundredTimes((index) => `key-${index}`);
    const perStatus = Map.groupBy(answers, ({ status }) => status);
    expect(perStatus.get(201)).toHaveLength(1);
    expect(perStatus.get(422)).toHaveLength(99);
    await expectOne();
    figure(context, '1 answered 201, 99 answered 422; 1 row, 1 mail');
  },
);

test.for(databases)(
  'one Idempotency-Key sent 100 times at once stores one request and gets the same answer, on %s',
  async (database, context) => {
    const { hundredTimes, expectOne } = await start(database);
    const answers = await hundredTimes(() => 'the same key');
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await expectOne();
    figure(context, `${count(answers.length)} answered 201, all alike; 1 row, 1 mail`);
  },
);
