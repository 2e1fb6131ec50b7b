import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import { startSubscribed } from '../../tests/support/desk/push-desk.ts';
import { photographer, picture } from '../../tests/support/server/pictures.ts';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { applyRetention } from '../retention/apply-retention.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const numbered = (number: number) => picture(number, 64, 64).png().toBuffer();

test('several pictures cause one push to the assignee, and none before someone has accepted', async () => {
  const site = await startSubscribed();
  const { reference, follow } = (await site.book()).json();
  const { add } = await photographer(site, follow);
  await site.settle();
  const before = site.titles().length;
  await add(await numbered(1));
  await site.settle();
  expect(site.titles()).toHaveLength(before);
  const step = { status: 'accepted', version: 1 };
  await site.call('POST', `/api/desk/requests/${reference}/status`, step);
  site.clock.advance(6 * minute);
  for (const number of [2, 3, 4]) await add(await numbered(number));
  await site.settle();
  const title = 'A photo from the customer · ASAP · House Lockout';
  expect(site.titles().slice(before)).toEqual([title]);
  expect(site.messages().at(-1)?.notification.tag).toBe(`${reference}.photo`);
  site.clock.advance(6 * minute);
  await add(await numbered(5));
  await site.settle();
  expect(site.titles().slice(before)).toEqual([title, title]);
});

test('a removed picture still counts when several pictures share one push', async () => {
  const site = await startSubscribed();
  const { reference, follow } = (await site.book()).json();
  const step = { status: 'accepted', version: 1 };
  await site.call('POST', `/api/desk/requests/${reference}/status`, step);
  await site.settle();
  const before = site.titles().length;
  const { add, remove } = await photographer(site, follow);
  for (const number of [1, 2, 3]) {
    const { id } = await (await add(await numbered(number))).json();
    await site.settle();
    expect((await remove(id)).status).toBe(204);
    site.clock.advance(minute);
  }
  expect(site.titles().slice(before)).toHaveLength(1);
});

test('pictures from a blocked number are stored, but no desk event announces them', async () => {
  const site = await startDesk();
  await site.call('PUT', '/api/desk/blocked/2015550123', { reason: 'Pranks' });
  const { reference, follow } = (await site.book()).json();
  const { add } = await photographer(site, follow);
  expect((await add(await numbered(1))).status).toBe(201);
  const record = await site.call('GET', `/api/desk/requests/${reference}`);
  expect(record.json().photos).toHaveLength(1);
  const events = await site.database.query.selectFrom('desk_events').select('about').execute();
  expect(events.map(({ about }) => about)).not.toContain('photo');
});

test.for(dialects)(
  'on %s a merge moves pictures beyond the limit of five, except one that both requests have',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const first = (await site.book()).json();
    const second = (await site.book()).json();
    const { add, base } = await photographer(site, first.follow);
    const addToSecond = (body: Uint8Array<ArrayBuffer>) =>
      fetch(base, { method: 'POST', headers: { authorization: `Bearer ${second.follow}` }, body });
    for (const number of [1, 2, 3]) await add(await numbered(number));
    for (const number of [3, 4, 5, 6]) await addToSecond(await numbered(number));
    const url = (reference: string) => `/api/desk/requests/${reference}`;
    const merged = await site.call('POST', `${url(second.reference)}/merge`, {
      into: first.reference,
      version: 1,
    });
    expect(merged.json().photos).toHaveLength(6);
    expect((await add(await numbered(7))).status).toBe(409);
    expect((await site.call('GET', url(second.reference))).json().photos).toHaveLength(1);
  },
);

test.for(dialects)(
  'on %s pictures are deleted 90 days after the request closed, or 400 days after it came in',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const [closed, left] = [(await site.book()).json(), (await site.book()).json()];
    const { add, base } = await photographer(site, closed.follow);
    await add(await numbered(1));
    const headers = { authorization: `Bearer ${left.follow}` };
    await fetch(base, { method: 'POST', headers, body: await numbered(2) });
    await pageOf(site, { authorization: `Bearer ${closed.follow}` })('POST', '/api/request/cancel');
    const clock = await openServerClock(site.database, site.clock);
    const parts = { database: site.database, dataDir: await temporaryDirectory() };
    const afterDays = async (days: number) => {
      site.clock.advance(days * day);
      await applyRetention(parts, clock.now(), async () => undefined);
      const photos = site.database.query.selectFrom('photos').select('submission_id');
      return (await photos.execute()).map(({ submission_id }) => submission_id);
    };
    expect(await afterDays(89.9)).toHaveLength(2);
    expect(await afterDays(0.2)).toEqual([left.id]);
    expect(await afterDays(309)).toEqual([left.id]);
    expect(await afterDays(2)).toEqual([]);
    expect(await site.rows()).toHaveLength(2);
  },
);

test('a stalled upload is ended, and held-back uploads leave room for the next one', async () => {
  const site = await startDesk({ connectionTimes: { requestMs: 2000, checkEveryMs: 200 } });
  const { follow } = (await site.book()).json();
  const { add, base } = await photographer(site, follow);
  const held = Array.from({ length: 24 }, () =>
    fetch(base, {
      method: 'POST',
      headers: { authorization: `Bearer ${follow}` },
      body: stalling(),
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut off',
    ),
  );
  const first = await Promise.race(held);
  expect(first).toBe(503);
  expect((await add(await numbered(1))).status).toBe(201);
  expect((await site.book()).statusCode).toBe(201);
  const ends = Map.groupBy(await Promise.all(held), (end) => end);
  expect(ends.get(503)?.length).toBeGreaterThan(7);
  // A client may lose its 408 together with its connection.
  const ended = ([408, 'cut off'] as const).flatMap((end) => ends.get(end) ?? []);
  expect(ended.length).toBeGreaterThan(5);
});

/** Sends 2.9 MB, and then stalls. */
function stalling(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(2_900_000)),
  });
}
