import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres, openSqlite } from '../../server/database/database.ts';
import { commandOf, places } from '../../tests/support/server/command.ts';
import { failOnIdleError, temporaryDirectory } from '../../tests/support/server/test-app.ts';

const deskCommand = commandOf(join(import.meta.dirname, '../desk.ts'));
const job = ['--phone', '201-555-0147', '--service', 'House Lockout'];

test.for(places)('on %s, a phone job is added and arranged', async ([, place]) => {
  const env = await place();
  const desk = deskCommand({ ...env, DESK_EMAILS: 'dana@locksmith.example' });
  const added = await desk('requests', 'add', ...job, '--name', 'Kim Lee', '--unit', '3B');
  expect([added.code, added.stdout]).toEqual([
    0,
    expect.stringMatching(
      /^LS-\w{6} is accepted now\.\nThe customer follows it at \S+\/request#\S{64}\n$/,
    ),
  ]);
  const reference = added.stdout.slice(0, 9);
  const set = await desk(
    ...['requests', 'set', reference, '--eta', '20', '--quoted', '120', '--paid', '95.50'],
    ...['--paid-by', 'card', '--assignee', 'Dana@locksmith.example', '--json'],
  );
  expect(JSON.parse(set.stdout)).toMatchObject({
    name: 'Kim Lee',
    unit_number: '3B',
    assignee: 'dana@locksmith.example',
    eta_at: expect.any(String),
    quoted_cents: 12_000,
    paid_cents: 9550,
    paid_by: 'card',
    history: [
      { who: 'terminal', from: null, to: 'accepted' },
      { who: 'terminal', changes: { paid_cents: null, assignee: null } },
    ],
  });
  const onTheWay = await desk('requests', 'status', reference, 'on_the_way', '--json');
  expect(JSON.parse(onTheWay.stdout)).toMatchObject({ reference, status: 'on_the_way' });
  const arrivedAt = async (option: string) =>
    JSON.parse((await desk('requests', 'set', reference, option, '--json')).stdout).arrived_at;
  expect(await arrivedAt('--arrived')).toEqual(expect.any(String));
  expect(await arrivedAt('--no-arrived')).toBe(null);
  const pending = await desk('requests', 'add', ...job, '--pending', '--when', 'ASAP', '--json');
  expect(JSON.parse(pending.stdout)).toMatchObject({
    status: 'pending',
    timeframe: 'ASAP',
    possible_duplicate_of: [reference],
    follow: expect.stringContaining('/request#'),
  });
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL, () => undefined)
    : await openSqlite(join(env.DATA_DIR ?? '', 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  expect(await database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('invalid input is reported, and nothing is stored', async () => {
  const desk = deskCommand({ DATA_DIR: await temporaryDirectory() });
  const refused = await desk('requests', 'add', ...job, '--phone', '201 555 014');
  expect([refused.code, refused.stderr]).toEqual([1, 'phone: Please enter a valid phone number\n']);
  for (const wrong of [
    ['add', '--phone', '2015550147'],
    ['add', ...job, '--service', 'Plumbing'],
    ['set', 'LS-AAAAAA', '--paid', '95,50'],
    ['set', 'LS-AAAAAA', '--quoted', '10000.01'],
    ['set', 'LS-AAAAAA', '--eta', '0'],
  ]) {
    expect((await desk('requests', ...wrong)).code).toBe(2);
  }
  const { stdout } = await desk('requests', 'list', '--json');
  expect(JSON.parse(stdout)).toEqual([]);
});
