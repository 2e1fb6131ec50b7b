import { z } from 'zod';
import { requestTypes } from '../../contract/fields.ts';
import {
  type RequestOrder,
  requestOrders,
  requestStatuses,
} from '../../contract/request-status.ts';
import type { Cursor } from '../requests/list-requests.ts';
import type { Filters } from '../requests/request-filters.ts';
import { endOfDay, startOfDay } from '../timing/local-days.ts';

const longestSearch = 500;
const mostPerPage = 200;

/** Refuses NUL and lone surrogates, because PostgreSQL can neither store nor search for them. */
export const storableText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => value.isWellFormed() && !value.includes('\0'));

const text = storableText(longestSearch)
  .transform((value) => value || undefined)
  .optional();

const day = text.refine((value) => value === undefined || startOfDay(value) !== undefined);

const statuses = text
  .transform((value) => value?.split(','))
  .pipe(z.array(z.enum(requestStatuses)).optional());

export const filterQuery = z.object({
  status: statuses,
  type: text.pipe(z.enum(requestTypes).optional()),
  service: text,
  town: text.describe('A town that is served, or `none`: an address outside them'),
  timeframe: text,
  from: day.describe('A day in New York, such as 2026-11-22'),
  to: day.describe('The last day in New York'),
  q: text.describe('Part of the reference, name, phone number, address, e-mail, vehicle or a note'),
});

export const listQuery = filterQuery.extend({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, mostPerPage))
    .default(50),
  order: text.pipe(z.enum(requestOrders).default('newest')),
  cursor: text,
});

export function filtersOf({ from, to, ...rest }: z.output<typeof filterQuery>): Filters {
  return { ...rest, since: from && startOfDay(from), until: to && endOfDay(to) };
}

export function writeCursor({ standing, created_at, submission_id }: Cursor): string {
  const order = standing ? `${standing.rank} ${standing.due} ` : '';
  return Buffer.from(`${order}${created_at} ${submission_id}`).toString('base64url');
}

/** Returns undefined if `writeCursor` did not produce the cursor, or did so for the other order. */
export function readCursor(cursor: string, order: RequestOrder): Cursor | undefined {
  const decoded = Buffer.from(cursor, 'base64url').toString();
  const [, rank, due, created_at, submission_id] =
    /^(?:(\d) (\d|[\d:.TZ-]{24}) )?([\d:.TZ-]{24}) ([\w-]{1,64})$/.exec(decoded) ?? [];
  const standing = rank && due ? { rank: Number(rank), due } : null;
  if (!created_at || !submission_id || (standing !== null) !== (order === 'next')) return undefined;
  return { standing, created_at, submission_id };
}
