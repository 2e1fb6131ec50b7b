import { existsSync } from 'node:fs';
import { plainCopies, whileCopying } from '../database/copies.ts';
import { type RestoreOutcome, restore } from '../database/restore.ts';
import { isLocked } from '../database/sqlite.ts';
import { type BackupKey, decryptFile, isEncrypted } from './encryption.ts';

type Outcome = RestoreOutcome | { kind: 'needs_key' | 'wrong_key' };

/** `needs_key`: the backup is encrypted and there is no secret key; `wrong_key`: it is encrypted for another key. */
export async function restoreBackup(
  path: string,
  target: string,
  key: BackupKey | undefined,
): Promise<Outcome> {
  if (!existsSync(path)) return { kind: 'missing' };
  try {
    return await whileCopying(target, 0, () => restoreAny(path, target, key));
  } catch (error) {
    if (isLocked(error)) return { kind: 'in_use' };
    throw error;
  }
}

async function restoreAny(path: string, target: string, key?: BackupKey): Promise<Outcome> {
  if (!isEncrypted(path)) return restore(path, target);
  if (!key || key.identities.length === 0) return { kind: 'needs_key' };
  // Decrypt into the database's folder, which is as private as the database.
  const { decrypted } = plainCopies(target);
  const problem = await decryptFile(path, decrypted, key).catch((error: Error) => error.message);
  // The library reports a wrong key only by this message.
  if (problem?.startsWith('no identity matched')) return { kind: 'wrong_key' };
  if (problem !== undefined) return { kind: 'no_backup', damage: problem };
  return restore(decrypted, target);
}
