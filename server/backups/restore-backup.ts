import { existsSync, rmSync } from 'node:fs';
import { type RestoreOutcome, restore } from '../database/restore.ts';
import { type BackupKey, decryptFile, isEncrypted } from './encryption.ts';

/** Like `restore`, also of an encrypted backup. `needs_key`: there is no secret key. */
export async function restoreBackup(
  path: string,
  target: string,
  key: BackupKey | undefined,
): Promise<RestoreOutcome | { kind: 'needs_key' }> {
  if (!existsSync(path)) return { kind: 'missing' };
  if (!isEncrypted(path)) return restore(path, target);
  if (!key || key.identities.length === 0) return { kind: 'needs_key' };
  // Beside the database, which is as private.
  const plain = `${target}.decrypted`;
  try {
    const problem = await decryptFile(path, plain, key).catch((error: Error) => error.message);
    if (problem !== undefined) return { kind: 'no_backup', damage: problem };
    return await restore(plain, target);
  } finally {
    rmSync(plain, { force: true });
  }
}
