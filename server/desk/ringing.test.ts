import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { cookieOf, pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import { openServerClock } from '../database/server-clock.ts';
import { raiseAlarms } from '../requests/alarms.ts';

const minute = 60_000;
const dana = 'dana@desk.example';

/** Opens two desks. `pass` lets time pass, and raises the alarms of requests that no one answers. */
async function startRinging(options: Parameters<typeof startDesk>[0] = {}) {
  const environment = {
    ALARM_AFTER_MIN: '3,6,12',
    DESK_EMAILS: `owner@locksmith.example,${dana}`,
  };
  const desk = await startDesk({ environment, ...options });
  const danas = pageOf(desk, { cookie: await cookieOf(desk, dana) });
  const { config, database } = desk;
  const clock = await openServerClock(database, desk.clock);
  return {
    ...desk,
    async pass(minutes: number) {
      desk.clock.advance(minutes * minute);
      await raiseAlarms({ config, database, clock });
    },
    rings: async () => (await danas('GET', '/api/desk/alarms')).json().items,
    hear: async (...items: object[]) =>
      (await desk.call('POST', '/api/desk/alarms/heard', { items })).statusCode,
    step: (reference: string, status: string, version: number) =>
      desk.call('POST', `/api/desk/requests/${reference}/status`, { status, version }),
    heardEvents: () =>
      database.query
        .selectFrom('desk_events')
        .select(['reference', 'level'])
        .where('about', '=', 'heard')
        .execute(),
  };
}

test.for(dialects)(
  'on %s desks ring at each level until one acknowledges it or somebody accepts',
  async ([, open]) => {
    const { book, pass, rings, hear, step, heardEvents } = await startRinging({
      database: await open(),
    });
    const { reference } = (await book()).json();
    expect(await rings()).toEqual([]);
    await pass(3);
    expect(await rings()).toEqual([{ reference, level: 1 }]);
    expect(await hear({ reference, level: 1 })).toBe(204);
    expect(await hear({ reference, level: 1 })).toBe(204);
    expect(await rings()).toEqual([]);
    await pass(3);
    expect(await rings()).toEqual([{ reference, level: 2 }]);
    // This press is about the level before, so the new level keeps ringing.
    expect(await hear({ reference, level: 1 })).toBe(204);
    expect(await rings()).toEqual([{ reference, level: 2 }]);
    expect(await heardEvents()).toEqual([{ reference, level: 1 }]);
    await step(reference, 'accepted', 1);
    expect(await rings()).toEqual([]);
    // A reopened request rings again with its first alarm, not before.
    await step(reference, 'pending', 2);
    expect(await rings()).toEqual([]);
    await pass(3);
    expect(await rings()).toEqual([{ reference, level: 1 }]);
  },
);

test('one press silences all ringing requests, and others are not recorded as heard', async () => {
  const { book, pass, rings, hear, heardEvents } = await startRinging();
  const references = [(await book()).json().reference, (await book()).json().reference];
  await pass(3);
  const { reference: fresh } = (await book()).json();
  expect(await rings()).toEqual(references.map((reference) => ({ reference, level: 1 })));
  const others = [
    { reference: fresh, level: 1 },
    { reference: 'LS-AAAAAA', level: 3 },
  ];
  expect(await hear(...(await rings()), ...others)).toBe(204);
  expect(await rings()).toEqual([]);
  expect(await heardEvents()).toHaveLength(2);
});

test('silencing requires a session and valid alarm levels', async () => {
  const site = await startRinging();
  const stranger = pageOf(site);
  expect((await stranger('GET', '/api/desk/alarms')).statusCode).toBe(401);
  const answer = await stranger('POST', '/api/desk/alarms/heard', { items: [] });
  expect(answer.statusCode).toBe(401);
  expect(await site.hear({ reference: 'LS-AAAAAA', level: 0 })).toBe(422);
  const many = Array(201).fill({ reference: 'LS-AAAAAA', level: 1 });
  expect(await site.hear(...many)).toBe(422);
});
