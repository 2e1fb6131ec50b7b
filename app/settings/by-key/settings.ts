import { settingMissing } from '../../../content/en/google.ts';
import { timeLimit } from '../../browser/older-phones.ts';
import { queryClient } from './query-client.ts';

type SettingKey = 'GOOGLE_MAPS_API_KEY' | 'recaptcha_site_key';

/** Nobody waits for one answer longer than this. */
const timeoutMs = 10_000;

/** Its message names the key (docs/product.md 6.6). */
export class SettingMissing extends Error {
  constructor(key: SettingKey) {
    super(settingMissing(key));
  }
}

/** The server could not be asked, or would not answer. */
export class SettingUnread extends Error {}

async function read(key: SettingKey): Promise<string> {
  let status: number;
  let body: unknown;
  try {
    const signal = timeLimit(timeoutMs);
    const response = await fetch(`/api/settings/${key}`, { signal });
    status = response.status;
    body = await response.json();
  } catch (cause) {
    throw new SettingUnread('no answer', { cause });
  }
  if (status === 404) throw new SettingMissing(key);
  const { value } = body as { value?: unknown };
  if (status !== 200 || typeof value !== 'string') throw new SettingUnread(`answer ${status}`);
  if (!value.trim()) throw new SettingMissing(key);
  return value.trim();
}

/**
 * A setting by its key: once read it is never read again; a failure is retried twice, after 1 s and
 * 2 s (docs/product.md 6.6), and is forgotten, so that the next call asks anew.
 * Rejects with SettingMissing or SettingUnread.
 */
export function setting(key: SettingKey): Promise<string> {
  return queryClient.fetchQuery({
    queryKey: ['settings', key],
    queryFn: () => read(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 2,
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 10_000),
  });
}
