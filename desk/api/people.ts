import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  calendarAddress,
  type DeskPerson,
  deskPeople,
  deskPerson,
} from '../../contract/answers/people.ts';
import { callApi, readApi } from '../http/client.ts';
import { useChange } from './query-client.ts';

const base = '/api/desk/people';

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => readApi(deskPeople, 'GET', base),
});

export type OwnDuty = Pick<DeskPerson, 'name' | 'phone' | 'on_duty' | 'until'>;

export const useSayDuty = () =>
  useChange([peopleQuery.queryKey], (body: OwnDuty) =>
    readApi(deskPerson, 'PUT', `${base}/me`, { body }),
  );

export const useAddPerson = () =>
  useChange([peopleQuery.queryKey], (email: string) =>
    readApi(deskPerson, 'POST', base, { body: { email } }),
  );

export const useRemovePerson = () =>
  useChange([peopleQuery.queryKey], (email: string) =>
    callApi('DELETE', `${base}/${encodeURIComponent(email)}`),
  );

const calendar = '/api/desk/calendar';

/** The address of the signed-in person's own calendar. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: () => readApi(calendarAddress, 'GET', calendar),
});

export function useRenewCalendar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => readApi(calendarAddress, 'POST', calendar),
    onSuccess: (renewed) => client.setQueryData(calendarQuery.queryKey, renewed),
  });
}
