import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The IDs of mails that name more than one request begin with this. */
export const aboutMany = 'alarms.';

/** Also deletes mails that name many requests, because these may be among them. */
export async function deleteMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  const directory = join(dataDir, 'mail');
  const names = await readdir(directory).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const wanted = new Set(ids);
  const own = names.filter(
    (name) => name.startsWith(aboutMany) || wanted.has(name.split('.', 1)[0] ?? ''),
  );
  for (const name of own) await rm(join(directory, name), { force: true });
}
