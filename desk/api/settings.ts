import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { settingList } from '../../contract/answers/desk.ts';
import { siteConfig } from '../../contract/answers/site-config.ts';
import { callApi, readApi } from '../http/client.ts';

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

/** Changes a setting. Settles once the list has been reloaded. */
export function useChangeSetting(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: string) => callApi('PUT', `${base}/${key}`, { body: { value } }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}

/** Changes several settings at once, and removes those that are null. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Record<string, string | null>) =>
      callApi('PATCH', base, { body: changes }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
