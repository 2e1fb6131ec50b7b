import type { Database } from '../database/database.ts';
import { type Filters, listRequests, type Place } from './list-requests.ts';
import { requestRecord } from './record-schema.ts';
import { type RequestRecord, toRecord } from './request-record.ts';

const pageSize = 200;

/** All requests that the filters let through, the newest first, in constant memory. */
export async function* eachRequest(
  database: Database,
  filters: Filters,
): AsyncGenerator<RequestRecord> {
  let after: Place | null = null;
  do {
    const page: Awaited<ReturnType<typeof listRequests>> = await listRequests(
      database,
      filters,
      pageSize,
      after,
    );
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

/** By RFC 4180, in UTF-8; JSON columns as JSON. */
export async function* asCsv(records: AsyncIterable<RequestRecord>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const record of records) yield csvLine(columns.map((name) => cell(record[name])));
}

function cell(value: RequestRecord[keyof RequestRecord]): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => `"${inert(text).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** What spreadsheets begin to reckon with, full-width forms included. White space before it is skipped by some. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A quote in front makes text of it: nobody's name is run on the owner's machine. */
function inert(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
