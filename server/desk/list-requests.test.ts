import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/dialects.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import type { Database } from '../database/database.ts';
import { changeStatus } from './change-request.ts';
import { countOpen, type Filters, listRequests } from './list-requests.ts';

async function namesOf(database: Database, filters: Filters): Promise<(string | null)[]> {
  const { rows } = await listRequests(database, filters, 50, null);
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

test.for(dialects)('on %s filters hold together, the newest first', async ([, open]) => {
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
  expect(await countOpen(database)).toEqual({ pending: 3, accepted: 1 });
});

test.for(dialects)(
  'on %s pages follow each other without a gap while requests come in',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    // Several in the same millisecond.
    for (let index = 0; index < 7; index += 1) await book({ name: `early ${index}` });
    clock.advance(1);
    for (let index = 0; index < 4; index += 1) await book({ name: `late ${index}` });
    const seen: (string | null)[] = [];
    let page = await listRequests(database, {}, 3, null);
    for (;;) {
      seen.push(...page.rows.map(({ name }) => name));
      if (!page.next) break;
      clock.advance(1);
      await book({ name: 'meanwhile' });
      page = await listRequests(database, {}, 3, page.next);
    }
    expect(seen).toHaveLength(11);
    expect(new Set(seen).size).toBe(11);
    expect(seen.slice(0, 4).every((name) => name?.startsWith('late'))).toBe(true);
  },
);
