import { useQuery } from '@tanstack/react-query';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { peopleQuery } from '../api/people.ts';
import { sessionQuery } from '../api/session.ts';

/** Returns the signed-in person's address, once known. */
export function useMe(): string | undefined {
  return useQuery({ ...sessionQuery, staleTime: Number.POSITIVE_INFINITY }).data?.email;
}

const nobody: readonly DeskPerson[] = [];
/** Names seldom change, and every card asks for them. */
const staleMs = 60_000;

/** Returns all people of the desk; an empty list until it is loaded. */
export const usePeople = () => useQuery({ ...peopleQuery, staleTime: staleMs }).data ?? nobody;

/** Returns a person's first name, or their address until they have entered one. */
export const nameOf = (people: readonly DeskPerson[], email: string) =>
  people.find((person) => person.email === email)?.name ?? email;
