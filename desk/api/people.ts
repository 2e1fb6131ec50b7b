import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskPerson, deskPeople, deskPerson } from '../../contract/answers/people.ts';
import { callApi, readApi } from './client.ts';
import { sessionQuery } from './session.ts';

const base = '/api/desk/people';

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => readApi(deskPeople, 'GET', base),
  // Names seldom change, and every card asks for them.
  staleTime: 60_000,
});

/** The address of who is signed in, once it is known. */
export function useMe(): string | undefined {
  return useQuery({ ...sessionQuery, staleTime: Number.POSITIVE_INFINITY }).data?.email;
}

const nobody: readonly DeskPerson[] = [];

/** Everybody of the desk; nobody until they are known. */
export const usePeople = () => useQuery(peopleQuery).data ?? nobody;

/** What a person is called: their first name, or their address until they have said it. */
export const nameOf = (people: readonly DeskPerson[], email: string) =>
  people.find((person) => person.email === email)?.name ?? email;

export type OwnDuty = Pick<DeskPerson, 'name' | 'phone' | 'on_duty' | 'until'>;

export const useSayDuty = () =>
  usePeopleCall((body: OwnDuty) => readApi(deskPerson, 'PUT', `${base}/me`, { body }));

export const useAddPerson = () =>
  usePeopleCall((email: string) => readApi(deskPerson, 'POST', base, { body: { email } }));

export const useRemovePerson = () =>
  usePeopleCall((email: string) => callApi('DELETE', `${base}/${encodeURIComponent(email)}`));

/** Settles once the list has what the server made of it. */
function usePeopleCall<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  });
}
