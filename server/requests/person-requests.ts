import type { Person } from '../../contract/answers/erasures.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { nationalDigits } from '../../contract/phone.ts';
import type { Database } from '../database/database.ts';
import { eachRequest } from './export.ts';
import { folded } from './request-index.ts';

function wantedOf(person: Person): string {
  return 'phone' in person ? nationalDigits(person.phone) : folded(person.email.trim());
}

export function belongsTo(
  person: Person,
  { phone, email }: Pick<RequestRecord, 'phone' | 'email'>,
): boolean {
  const wanted = wantedOf(person);
  if (!wanted) return false;
  return 'phone' in person
    ? nationalDigits(phone ?? '') === wanted
    : folded(email ?? '') === wanted;
}

export async function requestsOf(
  database: Database,
  person: Person,
  most = Number.POSITIVE_INFINITY,
): Promise<RequestRecord[]> {
  const found: RequestRecord[] = [];
  const wanted = wantedOf(person);
  if (!wanted) return found;
  for await (const request of eachRequest(database, { q: wanted })) {
    if (belongsTo(person, request)) found.push(request);
    if (found.length >= most) break;
  }
  return found;
}
