import { setImmediate as otherWork } from 'node:timers/promises';
import { googleAdsWords } from '../../content/owner/desk/numbers.ts';
import { type RequestRecord, requestRecord } from '../../contract/answers/requests.ts';
import { isClickId } from '../../contract/campaign.ts';
import { timeZone } from '../../contract/local-time.ts';
import type { Database } from '../database/database.ts';
import { localMoment, localSeconds } from '../timing/local-days.ts';
import { type Cursor, listRequests } from './list-requests.ts';
import type { Filters } from './request-filters.ts';
import { toRecord } from './request-record.ts';

const pageSize = 200;

/** Newest first, one page at a time. */
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
    // On SQLite nothing else here yields, and the server could not answer anybody during an export.
    await otherWork();
  } while (after);
}

async function* asJson(records: AsyncIterable<RequestRecord>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const columns = requestRecord.keyof().options;
const isTime = (name: string) => name.endsWith('_at');

/** Without this, spreadsheets read a file in their system's own encoding. */
const byteOrderMark = '\ufeff';

/** RFC 4180 with every cell quoted. JSON columns stay JSON. Each time in UTC is followed by the one in New York. */
async function* asCsv(records: AsyncIterable<RequestRecord>): AsyncGenerator<string> {
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

function inert(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Done and paid jobs of customers who came by a Google ad and let its click ID be sent (docs/product.md 12.22). */
async function* asGoogleAds(records: AsyncIterable<RequestRecord>): AsyncGenerator<string> {
  yield `Parameters:TimeZone=${timeZone}\n`;
  yield 'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\n';
  for await (const { status, done_at, paid_cents, traffic_source } of records) {
    const gclid = traffic_source?.gclid;
    if (status !== 'done' || !done_at || !paid_cents || !isClickId(gclid)) continue;
    const { conversion } = googleAdsWords;
    const cells = [
      inert(gclid),
      conversion,
      localSeconds(done_at),
      (paid_cents / 100).toFixed(2),
      'USD',
    ];
    yield `${cells.join(',')}\n`;
  }
}

export const exportFormats = {
  csv: { write: asCsv, type: 'text/csv; charset=utf-8', name: 'requests', ending: 'csv' },
  json: { write: asJson, type: 'application/json', name: 'requests', ending: 'json' },
  'google-ads': {
    write: asGoogleAds,
    type: 'text/csv; charset=utf-8',
    name: 'google-ads',
    ending: 'csv',
  },
} as const;
export type ExportFormat = keyof typeof exportFormats;
export const formatNames = Object.keys(exportFormats) as ExportFormat[];
