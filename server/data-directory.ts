import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';

/** All names that the server creates in DATA_DIR. */
const ownName =
  /^(?:site\.db(?:\.tmp-to-restore|\.damaged|\.tmp-to-encrypt|\.tmp-decrypted|\.copying)?(?:-wal|-shm|-journal)?|mail|\.gitkeep)$/;

const forOthers = 0o077;

type StorageConfig = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL'>;

/**
 * Creates DATA_DIR if this configuration writes to it. Makes it and its files private, and sets the umask so that later
 * files are private too, because they hold addresses, gate codes and secrets.
 * @returns a sentence for each path that stays open to others
 */
export function openDataDirectory({
  DATA_DIR: path,
  DATABASE_URL,
  SMTP_URL,
}: StorageConfig): string[] {
  process.umask(forOthers);
  if (DATABASE_URL && SMTP_URL) return [];
  mkdirSync(path, { recursive: true });
  const own = readdirSync(path).filter((name) => ownName.test(name));
  const mails = existsSync(join(path, 'mail')) ? readdirSync(join(path, 'mail')) : [];
  const problems = [
    ...own.map((name) => join(path, name)),
    ...mails.map((name) => join(path, 'mail', name)),
  ].flatMap(close);
  // Leave the permissions of a folder that other programs share, such as /tmp.
  const isShared = own.length < readdirSync(path).length;
  return [...problems, ...(isShared ? nameIfOpen(path) : close(path))];
}

function close(path: string): string[] {
  // Another process may have delivered this mail, and removed its file, since the folder was read.
  const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if ((mode & forOthers) === 0) return [];
  try {
    chmodSync(path, mode & 0o700);
    return [];
  } catch {
    return nameIfOpen(path); // it belongs to another user
  }
}

function nameIfOpen(path: string): string[] {
  const mode = (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
  return mode & forOthers
    ? [`${path} can be read by other users of this machine (mode ${mode.toString(8)})`]
    : [];
}
