import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { commandOf } from '../../tests/support/server/command.ts';
import { failOnIdleError, temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { restoreBackup } from '../backups/restore-backup.ts';
import { writeBackup } from '../backups/write-backup.ts';
import { openSqlite } from './database.ts';
import { migrate, migrationNames } from './migrations/migrations.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** A database, and a backup of it that was changed afterwards. */
async function changedBackup(sql: string) {
  const directory = await temporaryDirectory();
  const [target, path] = [join(directory, 'site.db'), join(directory, 'copy.db')];
  const database = await openSqlite(target, failOnIdleError);
  await database.query.insertInto('settings').values({ key: 'kept', value: 'kept' }).execute();
  await database.close();
  await writeBackup(target, path);
  const file = new DatabaseSync(path, { defensive: false });
  file.exec(sql);
  file.close();
  const before = await readFile(target);
  const names = await readdir(directory);
  async function expectUnchanged() {
    expect((await readFile(target)).equals(before)).toBe(true);
    expect(await readdir(directory)).toEqual(names);
  }
  return { target, path, directory, expectUnchanged };
}

/** An empty database, as left by the version whose last migration is `last`. */
async function oldBackup(last: string) {
  const directory = await temporaryDirectory();
  const path = join(directory, 'old.db');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(new DatabaseSync(path)) });
  await migrate(db, last);
  await db.destroy();
  return { path, target: join(directory, 'site.db') };
}

/** Lets a statement change `sqlite_schema` itself, which ordinary statements cannot. */
const underneath = (sql: string) => `pragma writable_schema = on; ${sql}`;
const noBreakSpace = '\u00a0';

const foreign: [string, string, { kind: string; type: string; name: string }][] = [
  [
    'a trigger',
    'create trigger spy after insert on submissions begin delete from outbox; end',
    { kind: 'unknown', type: 'trigger', name: 'spy' },
  ],
  [
    'a view',
    'create view everything as select * from submissions',
    { kind: 'unknown', type: 'view', name: 'everything' },
  ],
  [
    'a view without end in place of the list of migrations',
    `drop table kysely_migration; create view kysely_migration as
      with recursive endless (name) as (select 1 union all select 1 from endless)
      select name, 1 as timestamp from endless`,
    { kind: 'unknown', type: 'view', name: 'kysely_migration' },
  ],
  ['a table', 'create table more (x)', { kind: 'unknown', type: 'table', name: 'more' }],
  [
    'a virtual table',
    'create virtual table more using fts5(x)',
    { kind: 'unknown', type: 'table', name: 'more' },
  ],
  ['statistics', 'analyze', { kind: 'unknown', type: 'table', name: 'sqlite_stat1' }],
  [
    'an index',
    'create index more on submissions (phone)',
    { kind: 'unknown', type: 'index', name: 'more' },
  ],
  [
    'a column',
    'alter table submissions add column more text',
    { kind: 'changed', type: 'table', name: 'submissions' },
  ],
  [
    'a generated column',
    'alter table outbox add column more text generated always as (upper(id)) virtual',
    { kind: 'changed', type: 'table', name: 'outbox' },
  ],
  [
    'a check that calls a function',
    underneath(`update sqlite_schema set sql = replace(sql, 'value text not null',
      'value text not null check (length(zeroblob(1000000000)) > 0)') where name = 'settings'`),
    { kind: 'changed', type: 'table', name: 'settings' },
  ],
  [
    'a space in a name, which only looks like one between words',
    underneath(`update sqlite_schema set sql = replace(sql, 'value text',
      'value${noBreakSpace}text') where name = 'settings'`),
    { kind: 'changed', type: 'table', name: 'settings' },
  ],
  [
    'an index that is missing',
    'drop index outbox_waiting',
    { kind: 'missing', type: 'index', name: 'outbox_waiting' },
  ],
  [
    'a migration that is missing',
    "delete from kysely_migration where name = '0003-steady-time'",
    { kind: 'missing', type: 'migration', name: '0003-steady-time' },
  ],
  [
    'fewer migrations than it has tables of',
    "delete from kysely_migration where name > '0012'",
    { kind: 'changed', type: 'table', name: 'submissions' },
  ],
];

test.for(foreign)(
  'restoring a backup with %s is refused as foreign, and changes nothing',
  async ([, sql, difference]) => {
    const { path, target, expectUnchanged } = await changedBackup(sql);
    expect(await restoreBackup(path, target, undefined)).toEqual({ kind: 'foreign', difference });
    await expectUnchanged();
  },
);

test.for([
  ['a newer migration', "insert into kysely_migration values ('9999-later', '')", 'newer'],
  [
    'a migration called like a method',
    "insert into kysely_migration values ('toString', '')",
    'newer',
  ],
  ['no migration', 'delete from kysely_migration', 'no_backup'],
  [
    'a trigger that calls itself a table of ours',
    underneath(`insert into sqlite_schema values ('table', 'taps', 'taps', 0,
      'CREATE TRIGGER spy AFTER INSERT ON submissions BEGIN DELETE FROM outbox; END')`),
    'no_backup',
  ],
  [
    'a statement that cannot be read',
    underneath("update sqlite_schema set sql = 'x'"),
    'no_backup',
  ],
  ['two tables in one place', underneath('update sqlite_schema set rootpage = 2'), 'no_backup'],
  [
    'a place outside of the file',
    underneath('update sqlite_schema set rootpage = 9999'),
    'no_backup',
  ],
] as const)('restoring a backup with %s is refused, and changes nothing', async ([, sql, kind]) => {
  const { path, target, expectUnchanged } = await changedBackup(sql);
  expect(await restoreBackup(path, target, undefined)).toMatchObject({ kind });
  await expectUnchanged();
});

test('the terminal names the foreign object that it refuses, without its control characters', async () => {
  const { path, directory, expectUnchanged } = await changedBackup(
    'create trigger "spy\u001b[2J\nSaved" after insert on submissions begin select 1; end',
  );
  const desk = commandOf(join(import.meta.dirname, '../../cli/desk.ts'))({ DATA_DIR: directory });
  const run = await desk('restore', path);
  expect([run.code, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toContain(`${path} is no backup as this program writes them`);
  expect(run.stderr).toContain('This program has no trigger spy [2J Saved.');
  await expectUnchanged();
});

test.for(migrationNames)(
  'a backup of the version whose last migration is %s is restored',
  async (last) => {
    const { path, target } = await oldBackup(last);
    const outcome = await restoreBackup(path, target, undefined);
    expect(outcome).toEqual({ kind: 'restored', requests: 0, waitingMails: 0, aside: null });
  },
);

test('the file of the first version is restored as a backup', async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, 'first.db');
  const first = join(import.meta.dirname, '../../tests/support/first-version/site.db.gz');
  await writeFile(path, gunzipSync(await readFile(first)));
  const outcome = await restoreBackup(path, join(directory, 'site.db'), undefined);
  expect(outcome).toEqual({ kind: 'restored', requests: 10, waitingMails: 3, aside: null });
  const left = (await readdir(directory)).filter((name) => name.startsWith('site.db'));
  expect(left).toEqual(['site.db']);
});

test('a backup without the outbox indexes of pushes and webhooks is restored with them', async () => {
  const { path, target } = await oldBackup('0013-language');
  const old = new DatabaseSync(path);
  old.exec('drop index outbox_push; drop index outbox_webhook');
  old.close();
  expect(await restoreBackup(path, target, undefined)).toMatchObject({ kind: 'restored' });
  const file = new DatabaseSync(target, { readOnly: true });
  const indexes = file.prepare("select name from sqlite_schema where name like 'outbox_%'").all();
  file.close();
  expect(indexes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['outbox_push', 'outbox_webhook']),
  );
});

test('the doctor names foreign objects in the database', async () => {
  const { target, directory } = await changedBackup('');
  const file = new DatabaseSync(target);
  file.exec('create view everything as select * from submissions');
  file.close();
  const desk = commandOf(join(import.meta.dirname, '../../cli/desk.ts'))({ DATA_DIR: directory });
  const run = await desk('doctor');
  expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('no view everything')]);
});
