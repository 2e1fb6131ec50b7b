import { expect, test } from 'vitest';
import { type RequestStatus, requestStatuses } from '../../contract/request-status.ts';
import { dialects } from '../../tests/support/dialects.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import { addNote, changeStatus } from './change-request.ts';
import { findRequest, openRequest } from './open-request.ts';
import { withDetails } from './request-record.ts';

const steps: [RequestStatus, RequestStatus][] = [
  ['pending', 'accepted'],
  ['pending', 'cancelled'],
  ['pending', 'spam'],
  ['accepted', 'done'],
  ['accepted', 'cancelled'],
  ['accepted', 'spam'],
  ['accepted', 'pending'],
  ['done', 'pending'],
  ['cancelled', 'pending'],
  ['spam', 'pending'],
];

test('these are the steps a request can go, and no others', async () => {
  const { book, database, clock } = await startTestApp();
  const { reference } = (await book()).json();
  const tried: [RequestStatus, RequestStatus][] = [];
  for (const from of requestStatuses) {
    for (const to of requestStatuses) {
      await database.query.updateTable('submissions').set({ status: from, version: 1 }).execute();
      const change = { to, who: 'terminal', at: clock.now() };
      const { kind } = await changeStatus(database, reference, 1, change);
      if (kind === 'changed') tried.push([from, to]);
      else expect(kind).toBe('no_such_step');
    }
  }
  expect(tried.sort()).toEqual([...steps].sort());
});

test.for(dialects)('on %s each change is kept, with who made it', async ([, open]) => {
  const database = await open();
  const { book, clock } = await startTestApp({ database });
  const { reference } = (await book()).json();
  const times: string[] = [];
  async function change(version: number, to: RequestStatus, note?: string) {
    clock.advance(60_000);
    times.push(clock.now().toISOString());
    const who = 'owner@locksmith.example';
    const at = new Date(times.at(-1) ?? '');
    expect(await changeStatus(database, reference, version, { to, note, who, at })).toMatchObject({
      kind: 'changed',
      row: { status: to, version: version + 1 },
    });
  }
  await change(1, 'accepted', 'on my way');
  await change(2, 'done');
  await change(3, 'pending');
  await addNote(database, reference, { note: 'called', who: 'terminal', at: clock.now() });
  await change(5, 'cancelled');

  const row = await findRequest(database, 'reference', reference);
  if (!row) throw new Error('It was stored');
  const who = 'owner@locksmith.example';
  const detail = await withDetails(database, row);
  expect(detail).toMatchObject({
    status: 'cancelled',
    version: 6,
    seen_at: times[0],
    accepted_at: null,
    closed_at: times[3],
    mails: [{ kind: 'owner' }],
    history: [
      { at: times[0], who, from: 'pending', to: 'accepted', note: 'on my way' },
      { at: times[1], who, from: 'accepted', to: 'done', note: null },
      { at: times[2], who, from: 'done', to: 'pending', note: null },
      { at: times[2], who: 'terminal', from: null, to: null, note: 'called' },
      { at: times[3], who, from: 'pending', to: 'cancelled', note: null },
    ],
  });
  const events = await database.query
    .selectFrom('desk_events')
    .select(['version', 'status'])
    .orderBy('id')
    .execute();
  expect(events.map(({ version, status }) => `${version} ${status}`)).toEqual([
    '1 pending',
    '2 accepted',
    '3 done',
    '4 pending',
    '5 pending',
    '6 cancelled',
  ]);
  const [listed] = await database.query.selectFrom('request_index').selectAll().execute();
  expect(listed?.status).toBe('cancelled');
});

test.for(dialects)('on %s of two at once the second hears who was first', async ([, open]) => {
  const database = await open();
  const { book, clock } = await startTestApp({ database });
  const { reference } = (await book()).json();
  const accept = (who: string) =>
    changeStatus(database, reference, 1, { to: 'accepted', who, at: clock.now() });
  const outcomes = await Promise.all(['ann', 'bob', 'cem', 'dot'].map(accept));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
    'changed',
    'outdated',
    'outdated',
    'outdated',
  ]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ row: { version: 2 } });
  expect(await database.query.selectFrom('history').selectAll().execute()).toHaveLength(1);
});

test.for(dialects)('on %s a request is seen when it is first opened', async ([, open]) => {
  const database = await open();
  const { book, clock } = await startTestApp({ database });
  const { reference } = (await book()).json();
  const first = clock.now();
  expect(await openRequest(database, reference, first)).toMatchObject({
    seen_at: first.toISOString(),
    version: 1,
  });
  clock.advance(5000);
  expect(await openRequest(database, reference, clock.now())).toMatchObject({
    seen_at: first.toISOString(),
  });
  expect(await openRequest(database, 'LS-NOTHIN', clock.now())).toBeUndefined();
});

test('a change of a request that is not there is none', async () => {
  const { database, clock } = await startTestApp();
  const change = { to: 'done' as const, who: 'terminal', at: clock.now(), note: 'x' };
  expect(await changeStatus(database, 'LS-NOTHIN', 1, change)).toEqual({ kind: 'unknown' });
  expect(await addNote(database, 'LS-NOTHIN', change)).toBeUndefined();
});
