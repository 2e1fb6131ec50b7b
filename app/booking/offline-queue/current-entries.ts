import { type Entry, oldest } from './entry.ts';
import { storedEntries, storeEntry } from './store.ts';

/** Everything that is stored; what has become too old is from now on only a notice that says so. */
export async function currentEntries(): Promise<Entry[]> {
  const entries = await storedEntries();
  return Promise.all(
    entries.map(async (entry) => {
      if (entry.state !== 'waiting' || Date.now() - entry.keptAt <= oldest) return entry;
      const { key, keptAt, request } = entry;
      const { type, service } = request;
      const expired: Entry = { state: 'expired', key, keptAt, type, service };
      await storeEntry(expired);
      return expired;
    }),
  );
}
