import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unassignedTexts } from '../../contract/answers/texts.ts';
import { callApi, readApi } from '../http/client.ts';
import { detailKey, listsKey } from './requests.ts';

const base = '/api/desk/texts';

/** Texts from numbers that have no request. The event stream says when there may be another. */
export const unassignedQuery = queryOptions({
  queryKey: ['unassigned texts'],
  queryFn: () => readApi(unassignedTexts, 'GET', base),
});

/** Moves a text to the request with this reference. `onMoved` is called even if the text has left the list by then. */
export function useAssignText(id: string, onMoved: (reference: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reference: string) =>
      callApi('POST', `${base}/${encodeURIComponent(id)}/assign`, { body: { reference } }),
    onSuccess: (_data, reference) => onMoved(reference),
    onSettled: (_data, _error, reference) => {
      void client.invalidateQueries({ queryKey: listsKey });
      void client.invalidateQueries({ queryKey: detailKey(reference) });
      return client.invalidateQueries({ queryKey: unassignedQuery.queryKey });
    },
  });
}
