import { z } from 'zod';
import { submissionTypes } from '../../contract/fields.ts';
import { requestStatuses } from '../../contract/request-status.ts';
import type { Filters, Place } from './list-requests.ts';
import { endOfDay, startOfDay } from './local-days.ts';

const longestSearch = 500;
const mostPerPage = 200;

/** An empty value counts as not given. PostgreSQL cannot store NUL or lone surrogates. */
const text = z
  .string()
  .max(longestSearch)
  .refine((value) => value.isWellFormed() && !value.includes('\0'))
  .transform((value) => value || undefined)
  .optional();

const day = text.refine((value) => value === undefined || startOfDay(value) !== undefined);

/** One status, or several separated by commas. */
const statuses = text
  .transform((value) => value?.split(','))
  .pipe(z.array(z.enum(requestStatuses)).optional());

export const filterQuery = z.object({
  status: statuses,
  type: text.pipe(z.enum(submissionTypes).optional()),
  service: text,
  town: text,
  timeframe: text,
  from: day.describe('A day in New York, such as 2026-11-22'),
  to: day.describe('The last day in New York'),
  q: text.describe('Part of the reference, name, phone number, address or e-mail'),
});

export const listQuery = filterQuery.extend({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, mostPerPage))
    .default(50),
  cursor: text,
});

export function filtersOf({ from, to, ...rest }: z.output<typeof filterQuery>): Filters {
  return { ...rest, since: from && startOfDay(from), until: to && endOfDay(to) };
}

export function writeCursor({ created_at, submission_id }: Place): string {
  return Buffer.from(`${created_at} ${submission_id}`).toString('base64url');
}

/** Undefined if `writeCursor` did not produce it. */
export function readCursor(cursor: string): Place | undefined {
  const decoded = Buffer.from(cursor, 'base64url').toString();
  const [, created_at, submission_id] = /^([\d:.TZ-]{24}) ([\w-]{1,64})$/.exec(decoded) ?? [];
  return created_at && submission_id ? { created_at, submission_id } : undefined;
}
