import { expect, test } from 'vitest';
import { septetsOf } from '../../contract/gsm7.ts';
import { localDay } from '../../contract/local-time.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { origin, owner } from '../../tests/support/desk/desk.ts';
import { startTextingDesk } from '../../tests/support/texts/texting-desk.ts';
import { sharedSecret } from '../database/secrets.ts';
import { openServerClock } from '../database/server-clock.ts';
import { raiseAlarms } from '../requests/alarms.ts';
import { endOfDay } from '../timing/local-days.ts';
import { stopTexts } from './stopped-numbers.ts';

const minute = 60_000;
const dana = 'dana@desk.example';
const lee = 'lee@desk.example';
const none = { name: null, on_duty_since: null, until: null, added_by: null };

/** Starts a desk at which Dana is on duty, Lee is not, and the owner has no number. */
async function startAlarms(options: Parameters<typeof startTextingDesk>[0] = {}) {
  const site = await startTextingDesk({
    ...options,
    environment: {
      ALARM_AFTER_MIN: '3,6',
      ALARM_SMS: 'true',
      DESK_EMAILS: `${owner},${dana},${lee}`,
      ...options.environment,
    },
  });
  const { database, config } = site;
  await database.query
    .insertInto('people')
    .values([
      { ...none, email: dana, phone: '(201) 555-0161', on_duty: 1 },
      { ...none, email: lee, phone: '+1 201 555 0162', on_duty: 0 },
    ])
    .execute();
  const clock = await openServerClock(database, site.clock);
  // Texts are counted per day in New York, which by PostgreSQL's own clock could end during a test.
  const left = Date.parse(String(endOfDay(localDay(clock.now())))) - clock.now().getTime();
  if (left < 15 * minute) site.clock.advance(left);
  let seen = 0;
  return {
    ...site,
    /** Lets so many minutes pass, and resolves to what was texted since the last call. */
    async told(minutes: number) {
      site.clock.advance(minutes * minute);
      await raiseAlarms({ config, database, clock });
      // Pass some more time, because the server's clock and this one were started a moment apart.
      await site.pass(30_000);
      const fresh = site.double.messages.slice(seen);
      seen = site.double.messages.length;
      return fresh.toSorted((one, other) => one.to.localeCompare(other.to));
    },
  };
}

test.for(dialects)('on %s each alarm is texted to those on duty', async ([, open]) => {
  const site = await startAlarms({ database: await open() });
  const { reference } = (await site.book({ danger: true })).json();
  const [first, ...others] = await site.told(3.6);
  expect(others).toEqual([]);
  expect(first?.to).toBe('+12015550161');
  expect(first?.body).toMatch(
    new RegExp(
      `^\\[NOT ANSWERED\\] \\[DANGER\\] House Lockout, Hoboken, since .* \\S+/desk/requests/${reference}$`,
    ),
  );
  // The text must repeat nothing that was typed.
  expect(first?.body).not.toMatch(/Ann|Main St|555.?0123/);
  const second = await site.told(3);
  expect(second.map(({ to }) => to)).toEqual(['+12015550161']);
  expect(second[0]?.body).toContain('[STILL NOT ANSWERED]');
  expect(await site.texts()).toEqual([]);
  expect((await site.session()).texts.sent_today).toBe(2);
});

test('alarms of many requests are one text, and an answered request causes none', async () => {
  const site = await startAlarms();
  for (let last = 10; last < 21; last += 1) await site.book({ phone: `(201) 555-01${last}` });
  const [first, ...others] = await site.told(3.6);
  expect(others).toEqual([]);
  expect(first?.body).toMatch(/^\[NOT ANSWERED\] 11 ASAP requests are not answered \S+\/desk$/);

  const quiet = await startAlarms();
  const { reference } = (await quiet.book()).json();
  quiet.double.state.answer = (response) => response.writeHead(500).end();
  await quiet.told(3.6);
  quiet.double.recover();
  const step = { version: 1, status: 'accepted' };
  await quiet.call('POST', `/api/desk/requests/${reference}/status`, step);
  expect(await quiet.told(10)).toEqual([]);
});

test('a person’s number that texted STOP gets no alarm', async () => {
  const site = await startAlarms();
  await site.database.query.updateTable('people').set({ on_duty: 1 }).execute();
  const secret = await sharedSecret(site.database, 'desk');
  await site.database.write((transaction) =>
    stopTexts(transaction, secret, '2015550161', site.clock.now()),
  );
  await site.book();
  expect((await site.told(3.6)).map(({ to }) => to)).toEqual(['+12015550162']);
});

test('a customer who texts STOP does not stop the alarm about their request', async () => {
  const site = await startAlarms();
  await site.book();
  site.double.state.answer = (response) => response.writeHead(500).end();
  expect(await site.told(3.6)).toEqual([]);
  const secret = await sharedSecret(site.database, 'desk');
  await site.database.write((transaction) =>
    stopTexts(transaction, secret, '2015550123', site.clock.now()),
  );
  site.double.recover();
  expect((await site.told(1)).map(({ to }) => to)).toEqual(['+12015550161']);
});

test('a number that two people share gets one text', async () => {
  const site = await startAlarms();
  const same = { on_duty: 1, phone: '201-555-0161' };
  await site.database.query.updateTable('people').set(same).where('email', '=', lee).execute();
  await site.book();
  expect((await site.told(3.6)).map(({ to }) => to)).toEqual(['+12015550161']);
});

test('the longest alarm fits in one message', async () => {
  const site = await startAlarms();
  const service = 'Ignition Lock Cylinder Repair';
  const vehicle = { vehicle_year: '2019', vehicle_make: 'Audi', vehicle_model: 'A4' };
  const address = '12 Main St, West New York, NJ 07093';
  const booked = await site.book({ danger: true, service, address, ...vehicle });
  expect(booked.statusCode).toBe(201);
  const { body = '' } = (await site.told(6.5)).at(-1) ?? {};
  expect(body).toContain('[STILL NOT ANSWERED] [DANGER]');
  const longest = body.replace(origin, 'https://www.locksmithandsecurity.com');
  expect(septetsOf(longest), longest).toBeLessThanOrEqual(160);
});

test('without ALARM_SMS no alarm is texted', async () => {
  const site = await startAlarms({ environment: { ALARM_SMS: 'false' } });
  await site.book();
  expect(await site.told(3.6)).toEqual([]);
});
