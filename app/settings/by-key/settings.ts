import { QueryClient } from '@tanstack/react-query';
import { settingMissing } from '#words/form/google.ts';
import { settingValue as schema } from '../../../contract/answers/site-config.ts';
import { callServer } from '../../browser/call-server.ts';
import { exponentialBackoff } from '../../browser/retry.ts';

/** Cache times in ms (docs/product.md 6.6). Loaded only where a Google service is on. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 300_000,
      gcTime: 1_800_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      // Offline, fail at once and offer a retry, instead of pausing silently.
      networkMode: 'always',
    },
  },
});

type SettingKey = 'GOOGLE_MAPS_API_KEY' | 'recaptcha_site_key';

const timeoutMs = 10_000;

/** The setting has no value. The message names its key (docs/product.md 6.6). */
export class SettingMissing extends Error {
  constructor(key: SettingKey) {
    super(settingMissing(key));
  }
}

/** The server could not be reached, or its answer was not usable. */
export class SettingUnread extends Error {}

async function read(key: SettingKey): Promise<string> {
  const call = callServer(`/api/settings/${key}`, { schema, limit: timeoutMs });
  const { response, body, value } = await call.catch((cause) => {
    throw new SettingUnread('no answer', { cause });
  });
  // A 404 without JSON is not our server's.
  if (response.status === 404 && body !== undefined) throw new SettingMissing(key);
  if (!value) throw new SettingUnread(`answer ${response.status}`);
  const text = value.value.trim();
  if (!text) throw new SettingMissing(key);
  return text;
}

/**
 * A setting by its key, cached for the life of the page. A failed request is retried twice, after 1 s and 2 s
 * (docs/product.md 6.6); a final failure is not cached, so that the next call requests it again.
 * Rejects with SettingMissing or SettingUnread.
 */
export function setting(key: SettingKey): Promise<string> {
  return queryClient.fetchQuery({
    queryKey: ['settings', key],
    queryFn: () => read(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 2,
    retryDelay: exponentialBackoff(1000, 10_000),
  });
}
