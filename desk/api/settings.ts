import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { settingList } from '../../contract/answers/desk.ts';
import { callApi, readApi } from './client.ts';

const base = '/api/desk/settings';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await readApi(settingList, 'GET', base)).items,
});

/** Sets a setting, or removes it with null. Settles once the list has what the server made of it. */
export function useChangeSetting(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: string | null) =>
      value === null
        ? callApi('DELETE', `${base}/${key}`)
        : callApi('PUT', `${base}/${key}`, { body: { value } }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
