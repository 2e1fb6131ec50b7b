import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/secrets.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { startTimeLimit } from '../timing/time-limit.ts';
import { indexNowKey } from './key-file.ts';

/** Forwards announcements to Bing, Yandex, Naver, Seznam and others. Google takes no part. */
const endpoint = 'https://api.indexnow.org/indexnow';

const timeoutMs = 10_000;

/** After `refused` and `unreachable` nothing counts as told. */
export type IndexNowOutcome =
  | { kind: 'told'; urls: string[] }
  | { kind: 'unchanged' }
  | { kind: 'refused'; status: number }
  | { kind: 'unreachable' };

interface Announcement {
  database: Database;
  origin: string;
  fingerprints: Record<string, string>;
  /** Announces every page, changed or not. */
  all?: boolean;
  endpoint?: string;
  timeoutMs?: number;
}

export async function tellIndexNow(announcement: Announcement): Promise<IndexNowOutcome> {
  const { database, origin, fingerprints, all = false } = announcement;
  const told = await readTold(database);
  const gone = Object.keys(told).filter(
    (url) => !(url in fingerprints) && url.startsWith(`${origin}/`),
  );
  const changed = Object.keys(fingerprints).filter((url) => all || told[url] !== fingerprints[url]);
  const urls = [...changed, ...gone];
  if (urls.length === 0) return { kind: 'unchanged' };
  const key = await sharedSecret(database, indexNowKey);
  const host = new URL(origin).host;
  const body = { host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls };
  const status = await post(announcement, JSON.stringify(body));
  if (status === undefined) return { kind: 'unreachable' };
  // 202 means that the announcement was taken, and that the key will be checked later.
  if (status !== 200 && status !== 202) return { kind: 'refused', status };
  await writeSetting(database, 'index_now_told', JSON.stringify(fingerprints));
  return { kind: 'told', urls };
}

/** Resolves to fingerprints by URL; empty before the first announcement, or if something else is stored there. */
async function readTold(database: Database): Promise<Record<string, string>> {
  const stored = await readSetting(database, 'index_now_told');
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(stored ?? '{}'));
  } catch {
    return {}; // all pages are told again
  }
}

async function post(announcement: Announcement, body: string): Promise<number | undefined> {
  using limit = startTimeLimit(announcement.timeoutMs ?? timeoutMs);
  try {
    const response = await fetch(announcement.endpoint ?? endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      redirect: 'manual',
      signal: limit.signal,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
