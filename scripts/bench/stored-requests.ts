import { randomUUIDv7 } from 'node:crypto';
import { areas } from '../../content/facts/areas.ts';
import { noJob } from '../../contract/job.ts';
import { services, timeframes } from '../../contract/services.ts';
import type { Database } from '../../server/database/database.ts';
import type { RequestRow } from '../../server/database/tables.ts';
import { indexRow } from '../../server/requests/request-index.ts';

const stored = 100_000;
const open = 300;
const perCommit = 500;

/** A row about as long as that of a real booking. */
function storedRow(number: number): RequestRow {
  const created_at = new Date(Date.now() - (stored - number) * 60_000).toISOString();
  const town = areas[number % (areas.length + 1)]?.name ?? null;
  return {
    id: randomUUIDv7(),
    reference: `LS-${number.toString(36).toUpperCase().padStart(6, '0')}`,
    type: number % 10 === 0 ? 'callback' : 'booking',
    language: 'en',
    status: number < stored - open ? 'done' : number % 2 === 0 ? 'pending' : 'accepted',
    name: `Bench Visitor ${number}`,
    phone: `(201) 555-${String(number % 10_000).padStart(4, '0')}`,
    email: `visitor-${number}@example.com`,
    address: `${number} Bergenline Avenue, ${town ?? 'Paterson'}, NJ`,
    unit_number: null,
    sms_consent_at: null,
    sms_consent_words: null,
    sms_consent_phone: null,
    gate_code: null,
    service: services[number % services.length] ?? null,
    timeframe: timeframes[number % timeframes.length] ?? null,
    timeframe_touched: null,
    notes: 'Third floor, the buzzer does not work.',
    vehicle_info: null,
    visitor_info: JSON.stringify({ user_agent: 'x'.repeat(600) }),
    source_url: '/',
    traffic_source: JSON.stringify({ source: 'google', landing: 'x'.repeat(200) }),
    page_metrics: JSON.stringify({ clicks: 'x'.repeat(200) }),
    recaptcha_token: 'x'.repeat(64),
    captcha_provider: 'altcha',
    captcha_status: 'verified',
    idempotency_key: null,
    request_hash: 'x'.repeat(64),
    created_at,
    version: 1,
    seen_at: created_at,
    accepted_at: null,
    ...noJob,
    assignee: null,
    closed_at: null,
    town,
    position: null,
    danger: null,
    kept: 'all',
  };
}

export async function fill(database: Database, count = stored): Promise<void> {
  for (let first = 0; first < count; first += perCommit) {
    const rows = Array.from({ length: perCommit }, (_, index) => storedRow(first + index));
    await database.write(async (transaction) => {
      await transaction.insertInto('submissions').values(rows).execute();
      await transaction.insertInto('request_index').values(rows.map(indexRow)).execute();
    });
  }
}
