import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { privacyPolicy } from '../../content/en/pages/privacy-policy.ts';
import { retentionWords } from '../../content/en/retention-words.ts';
import { localDay } from '../../contract/local-time.ts';
import { storedFields } from '../../contract/request.ts';
import { retentionRules } from '../../contract/retention.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { readConfig } from '../config/config.ts';
import { type Database, openSqlite } from '../database/database.ts';
import { openServerClock } from '../database/server-clock.ts';
import { readStats } from '../desk/stats.ts';
import { addNote, changeStatus } from '../requests/change-request.ts';
import { editRequest, type RequestEdit } from '../requests/edit-request.ts';
import { countTap } from '../taps/count-tap.ts';
import { applyRetention } from './apply-retention.ts';

const day = 24 * 3_600_000;
const personal = {
  name: 'Zenobia Quillfeather',
  phone: '(201) 555-7391',
  email: 'zenobia@needle.example',
  address: '77 Needle Alley, Weehawken, NJ 07086',
  unit_number: '9Q',
  gate_code: '#needle-4711',
  service: 'Other',
  other_service: 'open the safe of Zenobia',
  notes: 'the needle is under the mat',
  language: 'es',
  source_url: '/faq?gclid=needle',
  visitor_info: { user_agent: 'NeedleBrowser/7', latitude: 40.7, longitude: -74 },
  page_metrics: { clicks: 7 },
  traffic_source: {
    source: 'google',
    medium: 'cpc',
    campaign: 'fall',
    gclid: 'needle',
    click_path: '/needle',
  },
};

async function noHold(): Promise<void> {}

/** Starts a server with one request. `pass` lets days pass and applies the rules. */
async function startWithRequest(database?: Database) {
  const site = await startTestApp(database ? { database } : {});
  const dataDir = await temporaryDirectory();
  const { reference, id } = (await site.book(personal, { 'idempotency-key': 'needle' })).json();
  await site.app.outbox.idle();
  // Use a separate server clock, so that the time that passes by it expires nothing in the app.
  const clock = await openServerClock(site.database, site.clock);
  const parts = { database: site.database, dataDir };
  return {
    ...site,
    parts,
    now: () => clock.now(),
    id,
    reference,
    async pass(days: number) {
      site.clock.advance(days * day);
      return applyRetention(parts, clock.now(), noHold);
    },
    change: (version: number, to: 'accepted' | 'done', note?: string) =>
      changeStatus(site.database, reference, version, {
        to,
        who: 'terminal',
        at: clock.now(),
        note,
      }),
    stored: async () => (await site.rows())[0],
  };
}

test.for(dialects)(
  'on %s each part of a request is deleted at its age, and the statistics stay',
  async ([, open]) => {
    const { pass, change, stored, database, reference, id, now } = await startWithRequest(
      await open(),
    );
    await change(1, 'accepted', 'needle at the door');
    await addNote(database, reference, { who: 'customer', at: now(), note: 'needle' });
    await change(3, 'done');
    const range = { since: '2020-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' };
    const totals = async () => {
      const { days, towns, sources, services, ...rest } = await readStats(database, range);
      return { ...rest, towns, sources, requests: days.map(({ requests }) => requests), services };
    };
    const before = await totals();

    expect(await pass(6.9)).toBe(0);
    expect((await stored())?.gate_code).toBe(personal.gate_code);
    expect(await pass(0.2)).toBe(1);
    expect(await stored()).toMatchObject({ gate_code: null, name: personal.name, kept: 'all' });

    expect(await pass(82)).toBe(0);
    expect((await stored())?.visitor_info).toContain('Needle');
    expect(await pass(1)).toBe(1);
    const half = await stored();
    expect(half).toMatchObject({
      name: personal.name,
      visitor_info: null,
      page_metrics: null,
      position: null,
      source_url: null,
      kept: 'person',
    });
    expect(JSON.parse(half?.traffic_source ?? '')).toEqual({
      source: 'google',
      medium: 'cpc',
      campaign: 'fall',
    });
    expect(await totals()).toEqual(before);

    expect(await pass(309)).toBe(0);
    expect(await pass(2)).toBe(1);
    expect(await stored()).toMatchObject({
      id,
      reference,
      status: 'done',
      language: 'es',
      kept: 'counts',
      town: 'Weehawken',
      timeframe: 'ASAP',
      name: null,
      phone: null,
      email: null,
      address: null,
      unit_number: null,
      notes: null,
      idempotency_key: null,
      request_hash: '',
      service: 'Other',
    });
    const [index] = await database.query.selectFrom('request_index').selectAll().execute();
    expect(index).toMatchObject({
      service: 'Other',
      searched: `${reference.toLowerCase()}${'\n'.repeat(7)}`,
    });
    const history = await database.query
      .selectFrom('history')
      .select(['to_status', 'note'])
      .execute();
    expect(history).toEqual([
      { to_status: 'accepted', note: null },
      { to_status: 'done', note: null },
    ]);
    expect(await totals()).toEqual({
      ...before,
      services: [
        { service: 'Other', requests: 1, accepted: 1, done: 1, quoted_cents: 0, paid_cents: 0 },
      ],
    });
    expect(await pass(0)).toBe(0);
  },
);

test.for(dialects)('on %s earlier values of a gate code are deleted with it', async ([, open]) => {
  const { pass, change, database, reference, now } = await startWithRequest(await open());
  const edit = (version: number, edited: RequestEdit) =>
    editRequest(database, reference, version, edited, {
      config: readConfig({}),
      who: 'terminal',
      at: now(),
    });
  await edit(1, { gate_code: '#1', unit_number: '9R' });
  await edit(2, { gate_code: null });
  await change(3, 'accepted');
  await change(4, 'done');
  expect(await pass(7.1)).toBe(1);
  const lines = database.query.selectFrom('history').select('changes').orderBy('id');
  expect((await lines.execute()).flatMap(({ changes }) => changes ?? [])).toEqual([
    '{"unit_number":"9Q","gate_code":null}',
    '{"gate_code":null}',
  ]);
  expect(await pass(0)).toBe(0);
});

test('desks are told to reload when a request is emptied, so that they show nothing of it', async () => {
  const { pass, database } = await startWithRequest();
  const reloads = () =>
    database.query.selectFrom('desk_events').select('id').where('reference', 'is', null).execute();
  await pass(89);
  expect(await reloads()).toEqual([]);
  await pass(2);
  expect(await reloads()).toHaveLength(1);
});

test('values typed into an emptied request are deleted by the next run', async () => {
  const { pass, stored, database, reference, now } = await startWithRequest();
  await pass(401);
  const edited = { name: 'Zenobia', paid_cents: 100 };
  const parts = { config: readConfig({}), who: 'terminal', at: now() };
  await editRequest(database, reference, 1, edited, parts);
  expect(await stored()).toMatchObject({ name: 'Zenobia' });
  expect(await pass(1)).toBe(1);
  expect(await stored()).toMatchObject({ name: null, paid_cents: 100, kept: 'counts' });
});

test('tap counts are deleted after three years', async () => {
  const { pass, database, now } = await startWithRequest();
  const tap = { page: '/', source: 'direct', medium: 'none', campaign: '' };
  await countTap(database, localDay(now()), tap);
  const taps = () =>
    database.query.selectFrom('taps').select('page').where('taps', '>', 0).execute();
  await pass(3 * 365 - 1);
  expect(await taps()).toEqual([{ page: '/' }]);
  await pass(2);
  expect(await taps()).toEqual([]);
});

test('notes on an emptied request are deleted by the next run', async () => {
  const { pass, database, reference, now } = await startWithRequest();
  await pass(401);
  await addNote(database, reference, { who: 'terminal', at: now(), note: 'Ann Smith called' });
  expect(await pass(1)).toBe(1);
  expect(await database.query.selectFrom('history').select('note').execute()).toEqual([]);
  expect(await pass(0)).toBe(0);
});

test('a gate code is kept while its request is open, but no longer than the personal data', async () => {
  const { pass, stored } = await startWithRequest();
  await pass(399);
  expect(await stored()).toMatchObject({ gate_code: personal.gate_code, kept: 'person' });
  await pass(2);
  expect(await stored()).toMatchObject({ gate_code: null, status: 'pending', kept: 'counts' });
});

test.for(dialects)(
  'on %s a request reopened as a run begins keeps its gate code',
  async ([, open]) => {
    const { change, stored, clock, parts, now } = await startWithRequest(await open());
    await change(1, 'accepted');
    await change(2, 'done');
    clock.advance(7.1 * day);
    await applyRetention(parts, now(), async (transaction) => {
      const reopened = { status: 'pending', closed_at: null } as const;
      await transaction.updateTable('submissions').set(reopened).execute();
    });
    expect(await stored()).toMatchObject({ gate_code: personal.gate_code });
  },
);

test.for(dialects)(
  'on %s a run stopped halfway is finished by two concurrent ones',
  async ([, open]) => {
    const { clock, database, parts, rows, now } = await startWithRequest(await open());
    const [row] = await rows();
    if (!row) throw new Error('nothing is stored');
    const more = Array.from({ length: 250 }, (_, index) => ({
      ...row,
      id: `${index}`,
      reference: `LS-${index}`,
      idempotency_key: null,
    }));
    await database.query.insertInto('submissions').values(more).execute();
    clock.advance(500 * day);
    let batches = 0;
    const stopped = applyRetention(parts, now(), async () => {
      batches += 1;
      if (batches > 1) throw new Error('killed');
    });
    await expect(stopped).rejects.toThrow('killed');
    const kept = async () => Map.groupBy(await rows(), (row) => row.kept);
    expect((await kept()).get('person')).toHaveLength(100);

    await Promise.all([applyRetention(parts, now(), noHold), applyRetention(parts, now(), noHold)]);
    expect((await kept()).get('counts')).toHaveLength(251);
    expect((await rows()).every((row) => row.name === null && row.gate_code === null)).toBe(true);
  },
);

test('a server start deletes what is due and leaves no byte of it', async () => {
  const dataDir = await temporaryDirectory();
  const database = await openSqlite(join(dataDir, 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  const environment = { DATA_DIR: dataDir };
  const { app: first, book, clock, rows } = await startTestApp({ database, environment });
  const { id } = (await book(personal)).json();
  await first.outbox.idle();
  await mkdir(join(dataDir, 'mail'));
  await writeFile(join(dataDir, 'mail', `${id}.owner.eml`), 'Needle');
  await writeFile(join(dataDir, 'mail', 'another.owner.eml'), 'another');
  await first.close();
  // The server was off for more than a year, so it distrusts its clock for a day.
  clock.advance(401 * day);
  await (await startTestApp({ database, environment, clock })).app.close();
  clock.advance(day);
  const { app, log } = await startTestApp({ database, environment, clock });
  await app.listen({ port: 0 });
  await expect.poll(() => log.join('')).toContain('old personal data deleted');
  await app.close(); // waits for the rebuild of the file
  expect((await rows())[0]).toMatchObject({ kept: 'counts', name: null });
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['another.owner.eml']);
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('site.db'));
  for (const name of files) {
    const bytes = await readFile(join(dataDir, name), 'latin1');
    for (const needle of ['Needle', 'needle', 'Zenobia', '555-7391', '2015557391'])
      expect(bytes.includes(needle), `${needle} in ${name}`).toBe(false);
  }
});

test('a mail still waiting when its request is emptied is not sent', async () => {
  const { app, database, mails, pass, id } = await startWithRequest();
  await pass(401);
  const sent = mails.length;
  await database.query.updateTable('outbox').set({ state: 'waiting' }).execute();
  app.outbox.wake();
  await app.outbox.idle();
  expect(mails).toHaveLength(sent);
  const left = await database.query
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});

test('every field that a customer types has a retention rule', () => {
  const aged = retentionRules.flatMap(({ columns }): readonly string[] => columns);
  const counted = ['service', 'timeframe', 'timeframe_touched'];
  expect(storedFields.filter((name) => !counted.includes(name) && !aged.includes(name))).toEqual(
    [],
  );
});

test('the privacy policy names every field that a customer types, in the same words as its retention', () => {
  const typed = privacyPolicy.passages.find(({ heading }) => heading === 'What you type');
  const named = Object.entries(retentionWords.columns)
    .filter(([column]) => storedFields.some((name) => name === column))
    .map(([, words]) => words.replaceAll(/^(your|the) | and .*/g, ''));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((words) => !typed?.paragraphs[0]?.includes(words))).toEqual([]);
});
