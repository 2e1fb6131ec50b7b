import { onAnnounced } from './announce.ts';
import { currentEntries } from './current-entries.ts';
import type { Entry } from './entry.ts';
import { showWaiting } from './waiting-list.ts';

/** Reads again what waits on this device; nothing, where storage cannot be read. */
export async function readWaiting(): Promise<readonly Entry[]> {
  const entries = await currentEntries().catch(() => []);
  showWaiting(entries);
  return entries;
}

onAnnounced(() => void readWaiting());
