import { jobWords as words } from '../../content/owner/desk/job.ts';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { dollars, type paidByWays } from '../../contract/dollars.ts';
import { momentText } from '../time/moment.tsx';
import { nameOf } from './people.ts';

/** Formats the value of a request's column for people to read. */
export function shownValue(
  column: string,
  value: string | number | null | undefined,
  people: readonly DeskPerson[],
): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (column.endsWith('_cents')) return dollars(Number(value));
  if (column.endsWith('_at')) return momentText(String(value));
  if (column === 'assignee') return nameOf(people, String(value));
  if (column === 'paid_by') return words.ways[value as (typeof paidByWays)[number]];
  return String(value);
}
