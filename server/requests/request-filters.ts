import { type ExpressionBuilder, sql } from 'kysely';
import { nationalDigits } from '../../contract/phone.ts';
import { isOpen, outsideTowns, type RequestStatus } from '../../contract/request-status.ts';
import { otherService, services } from '../../contract/services.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { folded } from './request-index.ts';

export interface Filters {
  status?: readonly RequestStatus[] | undefined;
  type?: string | undefined;
  service?: string | undefined;
  /** A town's name, or `outsideTowns`. */
  town?: string | undefined;
  timeframe?: string | undefined;
  /** UTC, inclusive. */
  since?: string | undefined;
  /** UTC, exclusive. */
  until?: string | undefined;
  q?: string | undefined;
}

type Row = ExpressionBuilder<Tables, 'request_index'>;

export function conditions(
  row: Row,
  { status, service, town, since, until, q, ...equal }: Filters,
  kind: Database['kind'],
) {
  const wanted = [
    ...(service === undefined ? [] : [hasService(row, service)]),
    ...(town === undefined
      ? []
      : [town === outsideTowns ? isOutside(row) : row('town', '=', town)]),
    ...(['type', 'timeframe'] as const).flatMap((name) =>
      equal[name] === undefined ? [] : [sql<boolean>`${sql.ref(name)} = ${equal[name]}`],
    ),
    ...(since === undefined ? [] : [row('created_at', '>=', since)]),
    ...(until === undefined ? [] : [row('created_at', '<', until)]),
    ...(status === undefined ? [] : [row('status', 'in', status)]),
    ...(status?.every(isOpen) ? [isOpenRow] : []),
  ];
  if (!q) return wanted;
  const find = kind === 'postgres' ? sql`strpos` : sql`instr`;
  const contained = searchedTexts(q).map((text) => sql<boolean>`${find}(searched, ${text}) > 0`);
  return [...wanted, row.or(contained)];
}

/** Literal values, because a partial index is not used with bound parameters. */
export const isOpenRow = sql<boolean>`request_index.status in ('pending', 'accepted', 'on_the_way')`;

const named = services.filter((service) => service !== otherService);

/** With `Other` the customer's own words are stored as the service, if there are any. */
function hasService(row: Row, service: string) {
  return service === otherService ? row('service', 'not in', named) : row('service', '=', service);
}

/** A booking always has an address. A callback may have none, and then counts as neither inside nor outside. */
function isOutside(row: Row) {
  const hasAddress = row
    .selectFrom('submissions')
    .select('id')
    .whereRef('submissions.id', '=', 'request_index.submission_id')
    .where('address', 'is not', null);
  return row.and([
    row('town', 'is', null),
    row.or([row('type', '=', 'booking'), row.exists(hasAddress)]),
  ]);
}

/** A number is searched for as typed and by its digits: it may be a phone number, a house number or a ZIP code. */
function searchedTexts(q: string): string[] {
  const text = folded(q.trim());
  const digits = nationalDigits(text);
  const isNumber = /^[\d\s()+./-]+$/.test(text) && digits.length >= 3;
  return isNumber ? [...new Set([text, digits])] : [text];
}
