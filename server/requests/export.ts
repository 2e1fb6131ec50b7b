import { type RequestRecord, requestRecord } from '../../contract/answers/requests.ts';
import type { Database } from '../database/database.ts';
import { localMoment } from '../timing/local-days.ts';
import { type Cursor, listRequests } from './list-requests.ts';
import type { Filters } from './request-filters.ts';
import { toRecord } from './request-record.ts';

const pageSize = 200;

/** Yields every request that matches the filters, newest first, reading one page at a time. */
export async function* eachRequest(
  database: Database,
  filters: Filters,
): AsyncGenerator<RequestRecord> {
  let after: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof listRequests>> = await listRequests(database, filters, {
      order: 'newest',
      limit: pageSize,
      after,
    });
    for (const row of page.rows) yield toRecord(row);
    after = page.next;
  } while (after);
}

export async function* asJson(records: AsyncIterable<RequestRecord>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const columns = requestRecord.keyof().options;
const isTime = (name: string) => name.endsWith('_at');

/** Spreadsheets take a file without it for one in their system's own encoding. */
const byteOrderMark = '\ufeff';

/**
 * CSV as in RFC 4180, with every cell quoted. JSON columns are written as JSON; beside each time in UTC stands the one
 * in New York.
 */
export async function* asCsv(records: AsyncIterable<RequestRecord>): AsyncGenerator<string> {
  const titles = columns.flatMap((name) => (isTime(name) ? [name, `${name}_new_york`] : [name]));
  yield byteOrderMark + csvLine(titles);
  for await (const record of records) {
    yield csvLine(
      columns.flatMap((name) => {
        const text = cell(record[name]);
        return isTime(name) ? [text, text && localMoment(text)] : [text];
      }),
    );
  }
}

function cell(value: RequestRecord[keyof RequestRecord]): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => `"${inert(text).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** What a spreadsheet may run as a formula, also after white space or with full-width signs. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Puts a quote in front of a formula, so that a spreadsheet does not run what a customer typed. */
function inert(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
