import { queryOptions } from '@tanstack/react-query';
import { settingList } from '../../contract/answers/desk.ts';
import { siteConfig } from '../../contract/answers/site-config.ts';
import { callApi, readApi } from '../http/client.ts';
import { useChange } from './query-client.ts';

const base = '/api/desk/settings';

/** Every setting, and the providers in use, which decide whether anything uses a setting. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => {
    const [{ items }, providers] = await Promise.all([
      readApi(settingList, 'GET', base),
      readApi(siteConfig, 'GET', '/api/site-config'),
    ]);
    return { settings: items, providers };
  },
});

export const useChangeSetting = (key: string) =>
  useChange([settingsQuery.queryKey], (value: string) =>
    callApi('PUT', `${base}/${key}`, { body: { value } }),
  );

/** Changes several settings at once, and removes those that are null. */
export const useChangeSettings = () =>
  useChange([settingsQuery.queryKey], (changes: Record<string, string | null>) =>
    callApi('PATCH', base, { body: changes }),
  );
