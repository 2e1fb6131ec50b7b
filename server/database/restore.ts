import { existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { copyDatabase, findDamage } from './backup.ts';
import { openSqlite } from './database.ts';
import { isKnownMigration } from './migrations.ts';
import { isLocked } from './sqlite.ts';

export type RestoreOutcome =
  /** `aside` is where the old file is, if it was no database any more. */
  | { kind: 'restored'; requests: number; waitingMails: number; aside: string | null }
  | { kind: 'missing' | 'in_use' }
  /** The backup or the database comes from a newer version of this program. */
  | { kind: 'newer'; path: string }
  /** SQLite's complaint, or null if it is a database of something else. */
  | { kind: 'no_backup'; damage: string | null };

/** More than any database has, so that it is copied in one step. */
const allPages = 2 ** 30;

/**
 * Replaces the database at `target` by a backup, brought up to date and with everybody signed out. The old one
 * is replaced in one transaction: a process that is killed leaves either the old or the new.
 */
export async function restore(path: string, target: string): Promise<RestoreOutcome> {
  const problem = examine(path);
  if (problem) return problem;
  const staged = `${target}.restore`;
  removeDatabase(staged); // of a process that was killed
  try {
    copyDatabase(path, staged);
    const counts = await prepare(staged);
    const state = takeOver(target);
    if (state === 'newer') return { kind: 'newer', path: target };
    if (state === 'in_use') return { kind: 'in_use' };
    const aside = state === 'no_database' ? putAside(target) : null;
    const file = new DatabaseSync(staged, { readOnly: true });
    try {
      await backup(file, target, { rate: allPages });
    } finally {
      file.close();
    }
    return { kind: 'restored', ...counts, aside };
  } finally {
    removeDatabase(staged);
  }
}

function examine(path: string): RestoreOutcome | undefined {
  if (!existsSync(path)) return { kind: 'missing' };
  try {
    const damage = findDamage(path);
    if (damage) return { kind: 'no_backup', damage };
    const file = new DatabaseSync(path, { readOnly: true });
    const names = migrationsOf(file);
    file.close();
    if (names.length === 0) return { kind: 'no_backup', damage: null };
    return names.every(isKnownMigration) ? undefined : { kind: 'newer', path };
  } catch (error) {
    return { kind: 'no_backup', damage: (error as Error).message };
  }
}

function migrationsOf(file: DatabaseSync): string[] {
  const table = file.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  if (!table) return [];
  return file
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name));
}

async function prepare(staged: string): Promise<{ requests: number; waitingMails: number }> {
  const database = await openSqlite(staged, () => undefined);
  try {
    // Whoever has signed out since the backup stays signed out.
    await database.query.deleteFrom('desk_sessions').execute();
    await database.query.deleteFrom('desk_sign_in_links').execute();
    const count = (table: 'submissions' | 'outbox') =>
      database.query.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
    const requests = await count('submissions').executeTakeFirstOrThrow();
    const mails = await count('outbox').where('state', '=', 'waiting').executeTakeFirstOrThrow();
    return { requests: requests.count, waitingMails: mails.count };
  } finally {
    await database.close();
  }
}

/** Finds out whether the database may be replaced. A missing one is created empty. */
function takeOver(path: string): 'free' | 'in_use' | 'newer' | 'no_database' {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Servers switch the write-ahead log on, and SQLite switches it off only if nobody else has the file open.
    file.exec('pragma journal_mode = delete');
    return migrationsOf(file).every(isKnownMigration) ? 'free' : 'newer';
  } catch (error) {
    if (isLocked(error)) return 'in_use';
    if (isDamage(error)) return 'no_database';
    throw error;
  } finally {
    file.close();
  }
}

function isDamage(error: unknown): boolean {
  const [corrupt, notADatabase] = [11, 26];
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === corrupt || code === notADatabase;
}

function putAside(path: string): string {
  const aside = `${path}.damaged`;
  removeDatabase(aside);
  renameSync(path, aside);
  removeDatabase(path); // the log belongs to the old file
  return aside;
}

function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${end}`, { force: true });
}
