import { queryOptions, useQuery } from '@tanstack/react-query';
import { type DeskPerson, deskPeople } from '../../contract/answers/people.ts';
import { readApi } from './client.ts';
import { sessionQuery } from './session.ts';

const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => readApi(deskPeople, 'GET', '/api/desk/people'),
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
