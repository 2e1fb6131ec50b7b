import { onAnnounced } from './announce.ts';
import { currentEntries } from './current-entries.ts';
import type { Entry } from './entry.ts';
import { showQueue } from './queue-list.ts';

/** Reads again what waits on this device; nothing, where storage cannot be read. */
export async function readQueue(): Promise<readonly Entry[]> {
  const entries = await currentEntries().catch(() => []);
  showQueue(entries);
  return entries;
}

onAnnounced(() => void readQueue());
