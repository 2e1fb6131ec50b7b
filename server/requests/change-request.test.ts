import { expect, test } from 'vitest';
import { type RequestStatus, requestStatuses } from '../../contract/request-status.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { addNote, changeStatus } from './change-request.ts';
import { findRequest, openRequest } from './open-request.ts';
import { withDetails } from './request-record.ts';
import { undoChange } from './undo-change.ts';

const config = readConfig({});

const rowOf = async (database: Database, reference: string) => {
  const row = await findRequest(database, 'reference', reference);
  if (!row) throw new Error('It was stored');
  return row;
};

const steps: [RequestStatus, RequestStatus][] = [
  ['pending', 'accepted'],
  ['pending', 'on_the_way'],
  ['pending', 'cancelled'],
  ['pending', 'spam'],
  ['accepted', 'on_the_way'],
  ['accepted', 'done'],
  ['accepted', 'cancelled'],
  ['accepted', 'spam'],
  ['accepted', 'pending'],
  ['on_the_way', 'accepted'],
  ['on_the_way', 'done'],
  ['on_the_way', 'cancelled'],
  ['on_the_way', 'spam'],
  ['on_the_way', 'pending'],
  ['done', 'pending'],
  ['cancelled', 'pending'],
  ['spam', 'pending'],
];

const noAlarm = (from: Date) => ({ from, afterMs: [] });

test('only the listed status changes are allowed', async () => {
  const { book, database, clock } = await startTestApp();
  const { reference } = (await book()).json();
  const tried: [RequestStatus, RequestStatus][] = [];
  for (const from of requestStatuses) {
    for (const to of requestStatuses) {
      await database.query.updateTable('submissions').set({ status: from, version: 1 }).execute();
      const change = { to, who: 'terminal', at: clock.now(), alarm: noAlarm(clock.now()) };
      const { kind } = await changeStatus(database, reference, 1, change);
      if (kind === 'changed') tried.push([from, to]);
      else expect(kind).toBe('no_such_step');
    }
  }
  expect(tried.sort()).toEqual([...steps].sort());
});

test.for(dialects)(
  'on %s each change is kept in the history with who made it',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    const { reference } = (await book()).json();
    const times: string[] = [];
    async function change(version: number, to: RequestStatus, note?: string) {
      clock.advance(60_000);
      times.push(clock.now().toISOString());
      const who = 'owner@locksmith.example';
      const at = new Date(times.at(-1) ?? '');
      const change = { to, note, who, at, alarm: noAlarm(at) };
      expect(await changeStatus(database, reference, version, change)).toMatchObject({
        kind: 'changed',
        row: { status: to, version: version + 1 },
      });
    }
    await change(1, 'accepted', 'on my way');
    await change(2, 'done');
    await change(3, 'pending');
    await addNote(database, reference, { note: 'called', who: 'terminal', at: clock.now() });
    await change(5, 'cancelled');

    const who = 'owner@locksmith.example';
    const detail = await withDetails(database, await rowOf(database, reference), config);
    expect(detail).toMatchObject({
      status: 'cancelled',
      version: 6,
      seen_at: times[0],
      accepted_at: null,
      assignee: null,
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
  },
);

test.for(dialects)(
  'on %s of concurrent changes, one succeeds and the others get the current request',
  async ([, open]) => {
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
  },
);

test.for(dialects)(
  'on %s a request is marked as seen when it is first opened',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    const { reference } = (await book()).json();
    const first = clock.now();
    expect(await openRequest(database, reference, first, config)).toMatchObject({
      seen_at: first.toISOString(),
      version: 1,
    });
    clock.advance(5000);
    expect(await openRequest(database, reference, clock.now(), config)).toMatchObject({
      seen_at: first.toISOString(),
    });
    expect(await openRequest(database, 'LS-NOTHIN', clock.now(), config)).toBeUndefined();
  },
);

test.for(dialects)(
  'on %s whoever accepts a request is its assignee until it is reopened',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    const { reference } = (await book()).json();
    const assignees: unknown[] = [];
    for (const [version, to, who] of [
      [1, 'accepted', 'ann@locksmith.example'],
      [2, 'done', 'bob@locksmith.example'],
      [3, 'pending', 'bob@locksmith.example'],
      [4, 'accepted', 'terminal'],
    ] as const) {
      await changeStatus(database, reference, version, {
        to,
        who,
        at: clock.now(),
        alarm: noAlarm(clock.now()),
      });
      assignees.push((await rowOf(database, reference)).assignee);
    }
    expect(assignees).toEqual(['ann@locksmith.example', 'ann@locksmith.example', null, null]);
  },
);

/** Sequences of steps. The last step of each can be undone. */
const undone: [steps: RequestStatus[]][] = [
  [['accepted']],
  [['accepted', 'done']],
  [['accepted', 'cancelled']],
  [['spam']],
  [['accepted', 'done', 'pending']],
  [['accepted', 'pending']],
  [['on_the_way']],
  [['accepted', 'on_the_way', 'accepted']],
  [['on_the_way', 'done']],
];

test.for(dialects.flatMap(([name, open]) => undone.map(([steps]) => [name, steps, open] as const)))(
  'on %s undoing the last of the steps %j restores the request as it was before',
  async ([, steps, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    const { reference } = (await book()).json();
    const who = 'owner@locksmith.example';
    let version = 1;
    const state = async () => {
      const { seen_at, ...row } = await rowOf(database, reference);
      return row;
    };
    let before = await state();
    for (const to of steps) {
      before = await state();
      clock.advance(60_000);
      await changeStatus(database, reference, version, {
        to,
        who,
        at: clock.now(),
        alarm: noAlarm(clock.now()),
      });
      version += 1;
    }
    expect(await state()).not.toEqual({ ...before, version });
    // A note in between does not prevent the undo.
    await addNote(database, reference, { note: 'blue door', who: 'customer', at: clock.now() });
    clock.advance(10_000);
    const undoing = { who, at: clock.now(), alarm: noAlarm(clock.now()) };
    const outcome = await undoChange(database, reference, version + 1, undoing);
    expect(outcome.kind).toBe('changed');
    expect(await state()).toEqual({ ...before, version: version + 2 });
    const [listed] = await database.query.selectFrom('request_index').selectAll().execute();
    expect(listed?.status).toBe(before.status);
    const { history } = await withDetails(database, await rowOf(database, reference), config);
    // The step and its undo are one line.
    expect(history).toHaveLength(steps.length + 1);
    expect(history.at(-1)).toEqual({
      at: clock.now().toISOString(),
      who,
      from: steps.at(-1),
      to: before.status,
      note: null,
      changes: null,
    });
    const events = await database.query
      .selectFrom('desk_events')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(events.at(-1)).toMatchObject({ version: version + 2, status: before.status });
    expect((await undoChange(database, reference, version + 2, undoing)).kind).toBe('no_such_step');
  },
);

test.for(dialects)(
  'on %s an undo is refused without a step, for others’ steps, after 10 s or a second time',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    const { reference } = (await book()).json();
    const who = 'ann@locksmith.example';
    const undo = async (version: number, by = who) =>
      (
        await undoChange(database, reference, version, {
          who: by,
          at: clock.now(),
          alarm: noAlarm(clock.now()),
        })
      ).kind;
    expect(await undo(1)).toBe('no_such_step');
    await changeStatus(database, reference, 1, { to: 'accepted', who, at: clock.now() });
    expect(await undo(1)).toBe('outdated');
    expect(await undo(2, 'bob@locksmith.example')).toBe('no_such_step');
    clock.advance(10_001);
    expect(await undo(2)).toBe('no_such_step');
    // Nor once the clock is set back to long before the step.
    clock.jump(-3_600_000);
    expect(await undo(2)).toBe('no_such_step');
    clock.jump(3_600_000);
    await changeStatus(database, reference, 2, { to: 'done', who, at: clock.now() });
    const both = await Promise.all([undo(3), undo(3)]);
    expect(both.sort()).toEqual(['changed', 'outdated']);
    expect(
      await undoChange(database, 'LS-NOTHIN', 1, {
        who,
        at: clock.now(),
        alarm: noAlarm(clock.now()),
      }),
    ).toEqual({
      kind: 'unknown',
    });
    expect(await rowOf(database, reference)).toMatchObject({ status: 'accepted', assignee: who });
  },
);

test('a change or a note on an unknown request does nothing', async () => {
  const { database, clock } = await startTestApp();
  const change = { to: 'done' as const, who: 'terminal', at: clock.now(), note: 'x' };
  expect(await changeStatus(database, 'LS-NOTHIN', 1, change)).toEqual({ kind: 'unknown' });
  expect(await addNote(database, 'LS-NOTHIN', change)).toBeUndefined();
});
