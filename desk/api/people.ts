import { queryOptions } from '@tanstack/react-query';
import { deskPeople } from '../../contract/answers/people.ts';
import { readApi } from './client.ts';

const base = '/api/desk/people';

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => readApi(deskPeople, 'GET', base),
});
