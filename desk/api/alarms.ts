import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RingingAlarm, ringingAlarms } from '../../contract/answers/desk.ts';
import { callApi, readApi } from '../http/client.ts';

export const ringingKey = ['ringing'];

export const ringingQuery = queryOptions({
  queryKey: ringingKey,
  queryFn: () => readApi(ringingAlarms, 'GET', '/api/desk/alarms'),
});

/** Silences alarms at every desk. This desk falls silent at once, even if the server cannot be reached. */
export function useHearAlarms(told: { onSuccess(): void; onError(error: Error): void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: RingingAlarm[]) =>
      callApi('POST', '/api/desk/alarms/heard', { body: { items } }),
    onMutate: () => client.setQueryData(ringingKey, { items: [] }),
    ...told,
  });
}
