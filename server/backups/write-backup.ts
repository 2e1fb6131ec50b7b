import { rmSync } from 'node:fs';
import { copyChecked, placeFile } from '../database/backup.ts';
import { type BackupKey, encryptFile } from './encryption.ts';

/**
 * Writes a copy of an SQLite database that servers may be using, encrypted if there is a key, and without the bytes of
 * deleted rows. Throws if `target` exists, and leaves nothing there if it fails. Blocks the thread.
 */
export async function writeBackup(path: string, target: string, key?: BackupKey): Promise<void> {
  if (!key) return placeFile(target, (partial) => copyChecked(path, partial));
  // Beside the database, which is as private: `target` may be on a disk that must never hold it in the clear.
  const plain = `${path}.backup`;
  const removePlain = () => {
    for (const end of ['', '-journal']) rmSync(`${plain}${end}`, { force: true });
  };
  await placeFile(target, async (partial) => {
    removePlain(); // of a process that was killed
    try {
      copyChecked(path, plain);
      await encryptFile(plain, partial, key);
    } finally {
      removePlain();
    }
  });
}
