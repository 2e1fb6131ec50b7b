import { copyChecked, placeFile } from '../database/backup.ts';
import { plainCopies, whileCopying } from '../database/copies.ts';
import { type BackupKey, encryptFile } from './encryption.ts';

/** How long to wait for another backup that is being written. */
const waitMs = 10 * 60_000;

/** Copies a database in use, without the bytes of deleted rows. Throws if `target` exists. Blocks the thread. */
export async function writeBackup(path: string, target: string, key?: BackupKey): Promise<void> {
  // Next to the database, because `target` may be on a disk that must never hold it unencrypted.
  const { toEncrypt } = plainCopies(path);
  await whileCopying(path, waitMs, (list) =>
    placeFile(target, list, async (partial) => {
      copyChecked(path, key ? toEncrypt : partial);
      if (key) await encryptFile(toEncrypt, partial, key);
    }),
  );
}
