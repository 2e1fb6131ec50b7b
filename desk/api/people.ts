import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeskPerson, deskPeople, deskPerson } from '../../contract/answers/people.ts';
import { callApi, readApi } from './client.ts';

const base = '/api/desk/people';

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => readApi(deskPeople, 'GET', base),
});

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
