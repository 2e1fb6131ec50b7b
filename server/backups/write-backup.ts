import { copyChecked, placeFile } from '../database/backup.ts';
import { plainCopies, whileCopying } from '../database/copies.ts';
import { type BackupKey, encryptFile } from './encryption.ts';

/** For another backup that is being written at the terminal or by the server. */
const waitMs = 10 * 60_000;

/**
 * Writes a copy of an SQLite database that servers may be using, encrypted if there is a key, and without the bytes of
 * deleted rows. Throws if `target` exists, and leaves nothing there if it fails. Blocks the thread.
 */
export async function writeBackup(path: string, target: string, key?: BackupKey): Promise<void> {
  // Beside the database, which is as private: `target` may be on a disk that must never hold it in the clear.
  const { toEncrypt } = plainCopies(path);
  await whileCopying(path, waitMs, (list) =>
    placeFile(target, list, async (partial) => {
      copyChecked(path, key ? toEncrypt : partial);
      if (key) await encryptFile(toEncrypt, partial, key);
    }),
  );
}
