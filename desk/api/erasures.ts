import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { erasure, type Person, personRequests } from '../../contract/answers/erasures.ts';
import { readApi } from '../http/client.ts';
import { detailKey, listsKey } from './requests.ts';

const path = '/api/desk/erasures';

/** All requests of a person. The list is not cached: it is viewed once, and then its requests are erased. */
export const personQuery = (person: Person) =>
  queryOptions({
    queryKey: ['erasures', person],
    queryFn: () => readApi(personRequests, 'GET', `${path}?${new URLSearchParams(person)}`),
    staleTime: 0,
    gcTime: 0,
  });

/** Erases these requests of a person without a trace, including from this page's cache. */
export function useErasePerson(person: Person) {
  const client = useQueryClient();
  const { queryKey } = personQuery(person);
  return useMutation({
    mutationFn: (references: string[]) =>
      readApi(erasure, 'POST', path, { body: { ...person, references } }),
    onSuccess: ({ remaining, more }, references) => {
      client.setQueryData(queryKey, { items: remaining, more });
      for (const reference of references) {
        client.removeQueries({ queryKey: detailKey(reference) });
      }
      return client.resetQueries({ queryKey: listsKey });
    },
    // Some of them may have been erased despite the error.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
