import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { addNote, changeStatus } from './change-request.ts';
import { countOpen, listRequests, readList } from './list-requests.ts';
import type { Filters } from './request-filters.ts';

async function namesOf(database: Database, filters: Filters): Promise<(string | null)[]> {
  const { rows } = await listRequests(database, filters, {
    order: 'newest',
    limit: 50,
    after: null,
  });
  return rows.map(({ name }) => name);
}

async function startWithRequests(database: Database) {
  const site = await startTestApp({ database });
  const requests = [
    { name: 'Ann 100%', email: 'Ann@Example.com' },
    { name: 'ÉMILE o_o', address: '5 Park Ave, Weehawken', service: 'Lock Rekey', timeframe: '' },
    { name: "Bob '); drop table submissions; --", phone: '+1 201-555-0177' },
    {
      name: 'عبد الرحمن',
      address: '9 Elm St, Newark 07105-1234',
      service: 'Other',
      other_service: 'A safe',
    },
    { name: 'Cid', type: 'callback', address: 'Hoboken' },
  ];
  const references: string[] = [];
  for (const request of requests) {
    site.clock.advance(1000);
    references.push((await site.book(request)).json().reference);
  }
  return { ...site, references };
}

test.for(dialects)('on %s a search is literal and ignores case', async ([, open]) => {
  const database = await open();
  const { references } = await startWithRequests(database);
  const found = (q: string) => namesOf(database, { q });
  expect(await found('ANN')).toEqual(['Ann 100%']);
  expect(await found('ann@example')).toEqual(['Ann 100%']);
  expect(await found('%')).toEqual(['Ann 100%']);
  expect(await found('o_o')).toEqual(['ÉMILE o_o']);
  expect(await found('a_n')).toEqual([]);
  expect(await found('émile')).toEqual(['ÉMILE o_o']);
  expect(await found('e\u0301mile')).toEqual(['ÉMILE o_o']);
  expect(await found('park AVE')).toEqual(['ÉMILE o_o']);
  expect(await found("'); DROP")).toEqual(["Bob '); drop table submissions; --"]);
  expect(await found('(201) 555.0177')).toEqual(["Bob '); drop table submissions; --"]);
  expect(await found('1 (201) 555-0177')).toEqual(["Bob '); drop table submissions; --"]);
  expect(await found('550178')).toEqual([]);
  expect(await found('5550177')).toEqual(["Bob '); drop table submissions; --"]);
  expect(await found('07105-1234')).toEqual(['عبد الرحمن']);
  expect(await found('الرحمن')).toEqual(['عبد الرحمن']);
  expect(await found(`${references[4]?.toLowerCase()}`)).toEqual(['Cid']);
  expect(await found('\\')).toEqual([]);
});

test.for(dialects)(
  'on %s filters can be combined, and results are sorted newest first',
  async ([, open]) => {
    const database = await open();
    const { references, clock } = await startWithRequests(database);
    const all = await namesOf(database, {});
    expect(all[0]).toBe('Cid');
    expect(all).toHaveLength(5);
    expect(await namesOf(database, { town: 'Weehawken' })).toEqual(['ÉMILE o_o']);
    expect(await namesOf(database, { service: 'Lock Rekey', town: 'Hoboken' })).toEqual([]);
    expect(await namesOf(database, { type: 'callback' })).toEqual(['Cid']);
    expect(await namesOf(database, { timeframe: 'ASAP', q: 'ann' })).toEqual(['Ann 100%']);
    expect(await namesOf(database, { service: 'Other' })).toEqual(['عبد الرحمن']);
    expect(await namesOf(database, { service: 'A safe' })).toEqual(['عبد الرحمن']);
    const noon = clock.now().toISOString();
    expect(await namesOf(database, { since: noon })).toEqual(['Cid']);
    expect(await namesOf(database, { until: noon })).toEqual(all.slice(1));

    const change = { to: 'accepted' as const, who: 'terminal', at: clock.now() };
    await changeStatus(database, references[0] ?? '', 1, change);
    await changeStatus(database, references[1] ?? '', 1, { ...change, to: 'spam' });
    expect(await namesOf(database, { status: ['accepted'] })).toEqual(['Ann 100%']);
    expect(await namesOf(database, { status: ['accepted', 'spam'] })).toHaveLength(2);
    expect(await countOpen(database)).toEqual({ pending: 3, accepted: 1, on_the_way: 0 });
  },
);

test.for(dialects)(
  'on %s a search covers unit, vehicle and all notes, but not the gate code',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    const booked = await book({
      name: 'Dee',
      service: 'Car Lockout',
      vehicle_year: '2019',
      vehicle_make: 'Honda',
      vehicle_model: 'Civic',
      unit_number: 'PH-7',
      gate_code: '#4711',
      notes: 'Blue door behind the DINER',
    });
    const { reference } = booked.json();
    await book({ name: 'Eve' });
    const by = { who: 'customer', at: clock.now() };
    await addNote(database, reference, { ...by, note: 'Plate\nÄBC 12-34' });
    const to = 'accepted' as const;
    await changeStatus(database, reference, 2, { ...by, to, note: 'Bring the long reach' });
    for (const q of [
      '2019 honda',
      'CIVIC',
      'ph-7',
      'behind the diner',
      'äbc 12-34',
      'Long Reach',
    ]) {
      expect([q, await namesOf(database, { q })]).toEqual([q, ['Dee']]);
    }
    expect(await namesOf(database, { q: '4711' })).toEqual([]);
  },
);

test.for(dialects)('on %s requests outside the towns can be filtered', async ([, open]) => {
  const database = await open();
  const { book, rows } = await startTestApp({ database });
  await book({ name: 'served' });
  await book({ name: 'outside', address: '1 Broadway, Bayonne, NJ 07002' });
  await book({ name: 'callback', type: 'callback', address: '' });
  const emptied = (await rows()).find(({ name }) => name === 'outside');
  expect(await namesOf(database, { town: 'none' })).toEqual(['outside']);
  expect(await namesOf(database, { town: 'none', status: ['accepted'] })).toEqual([]);
  expect(await namesOf(database, { town: 'none', status: ['pending'] })).toEqual(['outside']);
  // As retention leaves it. The request still counts as outside.
  await database.query
    .updateTable('submissions')
    .set({ address: null })
    .where('id', '=', emptied?.id ?? '')
    .execute();
  expect(await namesOf(database, { town: 'none' })).toEqual(['outside']);
});

/** Each name starts with its place in the order `next`. They are stored in another order. */
const toDo = [
  ['1 ASAP, oldest', 'pending', 'ASAP'],
  ['2 ASAP', 'pending', 'ASAP'],
  ['3 callback', 'pending', null],
  ['4 same day', 'pending', 'Same Day'],
  ['5 accepted ASAP', 'accepted', 'ASAP'],
  ['6 accepted ASAP', 'accepted', 'ASAP'],
  ['7 accepted callback', 'accepted', null],
  ['8 accepted for today', 'accepted', 'Same Day'],
  ['9 accepted for weeks', 'accepted', 'Within Couple of Weeks'],
  ['10 accepted for weeks', 'accepted', 'Within Couple of Weeks'],
  ['11 done', 'done', 'ASAP'],
  ['12 spam', 'spam', 'Same Day'],
] as const;

async function startWithToDo(database: Database) {
  const site = await startTestApp({ database });
  for (const index of [8, 0, 10, 4, 2, 7, 11, 3, 6, 1, 9, 5]) {
    const [name = '', status, timeframe] = toDo[index] ?? [];
    site.clock.advance(1000);
    const wish = timeframe ? { timeframe } : { type: 'callback' };
    const { reference } = (await site.book({ name, ...wish })).json();
    const by = { who: 'terminal', at: site.clock.now() };
    if (status === 'accepted' || status === 'done') {
      await changeStatus(database, reference, 1, { ...by, to: 'accepted' });
    }
    if (status === 'done') await changeStatus(database, reference, 2, { ...by, to: 'done' });
    if (status === 'spam') await changeStatus(database, reference, 1, { ...by, to: 'spam' });
  }
  return site;
}

test.for(dialects)(
  'on %s with order=next, what has to be done next comes first, across pages',
  async ([, open]) => {
    const database = await open();
    const { clock, book } = await startWithToDo(database);
    const wanted = { order: 'next', limit: 5 } as const;
    const seen: (string | null)[] = [];
    let page = await readList(database, {}, { ...wanted, after: null });
    expect(page.total).toBe(12);
    for (;;) {
      seen.push(...page.items.map(({ name }) => name));
      if (!page.next) break;
      clock.advance(1000);
      await book({ name: 'meanwhile' });
      page = await readList(database, {}, { ...wanted, after: page.next });
    }
    // Requests that were added while paging sort before the start of the second page.
    expect(seen).toEqual(toDo.map(([name]) => name));
    expect(page.total).toBe(14);
  },
);

test.for(dialects)(
  'on %s the total counts the requests that match the filters',
  async ([, open]) => {
    const database = await open();
    await startWithToDo(database);
    const totalOf = async (filters: Filters, limit = 2) => {
      const page = await readList(database, filters, { order: 'next', limit, after: null });
      return [page.items.length, page.total];
    };
    expect(await totalOf({})).toEqual([2, 12]);
    expect(await totalOf({}, 12)).toEqual([12, 12]);
    expect(await totalOf({ status: ['pending', 'accepted'] })).toEqual([2, 10]);
    expect(await totalOf({ status: ['accepted', 'done'] })).toEqual([2, 7]);
    expect(await totalOf({ timeframe: 'ASAP', status: ['pending'] })).toEqual([2, 2]);
    expect(await totalOf({ q: 'accepted' })).toEqual([2, 6]);
    expect(await totalOf({ q: 'nobody' })).toEqual([0, 0]);
  },
);

test.for(dialects)(
  'on %s pages have no gaps or duplicates while requests come in',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    // Several in the same millisecond.
    for (let index = 0; index < 7; index += 1) await book({ name: `early ${index}` });
    clock.advance(1);
    for (let index = 0; index < 4; index += 1) await book({ name: `late ${index}` });
    const seen: (string | null)[] = [];
    const wanted = { order: 'newest', limit: 3 } as const;
    let page = await listRequests(database, {}, { ...wanted, after: null });
    for (;;) {
      seen.push(...page.rows.map(({ name }) => name));
      if (!page.next) break;
      clock.advance(1);
      await book({ name: 'meanwhile' });
      page = await listRequests(database, {}, { ...wanted, after: page.next });
    }
    expect(seen).toHaveLength(11);
    expect(new Set(seen).size).toBe(11);
    expect(seen.slice(0, 4).every((name) => name?.startsWith('late'))).toBe(true);
  },
);
