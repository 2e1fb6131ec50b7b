import { useQuery } from '@tanstack/react-query';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { peopleQuery } from '../api/people.ts';
import { sessionQuery } from '../api/session.ts';

/** The address of who is signed in, once it is known. */
export function useMe(): string | undefined {
  return useQuery({ ...sessionQuery, staleTime: Number.POSITIVE_INFINITY }).data?.email;
}

const nobody: readonly DeskPerson[] = [];
/** Names seldom change, and every card asks for them. */
const staleMs = 60_000;

/** Everybody of the desk; nobody until they are known. */
export const usePeople = () => useQuery({ ...peopleQuery, staleTime: staleMs }).data ?? nobody;

/** What a person is called: their first name, or their address until they have said it. */
export const nameOf = (people: readonly DeskPerson[], email: string) =>
  people.find((person) => person.email === email)?.name ?? email;
