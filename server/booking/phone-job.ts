import type { FormValues } from '../../contract/fields.ts';
import { neededByPhone } from '../../contract/job.ts';
import type { Language } from '../../contract/languages.ts';
import { deskPage } from '../../contract/request.ts';
import { readValues } from '../../contract/typed-values.ts';
import type { ServerParts } from '../config/server-parts.ts';
import { insertRow } from '../database/insert-row.ts';
import { sharedSecret } from '../database/secrets.ts';
import type { RequestRow } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { mayMailCustomer } from '../outbox/customer-mail-limits.ts';
import { waitingMail } from '../outbox/waiting-mail.ts';
import { appendEvent } from '../requests/event-log.ts';
import { indexRow } from '../requests/request-index.ts';
import { statusColumns } from '../requests/step-columns.ts';
import { checkValues } from './check-values.ts';
import { buildRecord, fingerprint } from './record.ts';
import { findByKey } from './repository.ts';

interface PhoneJob {
  typed: FormValues;
  language?: Language | undefined;
  status: 'accepted' | 'pending';
  /** The email address of the person who enters the job, or `terminal`. */
  who: string;
  idempotencyKey: string | null;
}

export type PhoneJobOutcome =
  | { kind: 'stored' | 'repeated'; row: RequestRow }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'key_reused' };

/** Alerts no one: the person who enters the job has the customer on the phone (docs/product.md 12.17). */
export async function addPhoneJob(parts: ServerParts, job: PhoneJob): Promise<PhoneJobOutcome> {
  const { idempotencyKey } = job;
  const values = readValues(job.typed);
  const errors = errorsIn(values);
  if (errors) return { kind: 'refused', errors };
  const requestHash = `${fingerprint('booking', values)} ${job.status}`;
  // Draws again if the random reference exists already.
  for (let draw = 0; draw < 5; draw += 1) {
    const earlier = idempotencyKey && (await findByKey(parts.database, idempotencyKey));
    if (earlier) {
      const isSame = earlier.request_hash === requestHash;
      return isSame ? { kind: 'repeated', row: earlier } : { kind: 'key_reused' };
    }
    const row = rowOf(job, values, requestHash, parts.clock.now());
    if (await store(parts, row, job.who)) return { kind: 'stored', row };
  }
  throw new Error('No free reference was found');
}

function errorsIn(values: FormValues): Record<string, string> | undefined {
  const known = Object.entries(checkValues('booking', values) ?? {}).filter(
    ([name]) => values[name as keyof FormValues] || neededByPhone.some((needed) => needed === name),
  );
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function rowOf(job: PhoneJob, values: FormValues, requestHash: string, now: Date): RequestRow {
  const { status, who, language, idempotencyKey } = job;
  const row = buildRecord({
    body: {
      type: 'booking',
      language,
      source_url: deskPage,
      traffic_source: { source: 'phone' },
    },
    values,
    token: '',
    captcha: { status: 'verified', provider: 'altcha', once: { id: '', expiresAt: now } },
    idempotencyKey,
    requestHash,
    now,
  });
  return {
    ...row,
    captcha_provider: deskPage,
    ...statusColumns({ ...row, seen_at: row.created_at }, status, who, row.created_at),
  };
}

/** Resolves to false if the key or the reference exists already. */
async function store(
  { config, database, clock }: ServerParts,
  row: RequestRow,
  who: string,
): Promise<boolean> {
  // The limits on mails for customers' own requests use this secret, too, so that both count together.
  const secret = await sharedSecret(database, 'captcha');
  return database.write(async (transaction) => {
    if (!(await insertRow(transaction, 'submissions', row, 'skip'))) return false;
    await insertRow(transaction, 'request_index', indexRow(row));
    await transaction
      .insertInto('history')
      .values({
        submission_id: row.id,
        at: row.created_at,
        who,
        from_status: null,
        to_status: row.status,
        note: null,
        before: null,
        key: null,
        changes: null,
      })
      .execute();
    // A `created` event would make desks ring.
    await appendEvent(transaction, row, row.created_at, 'changed');
    if (await mayMailCustomer(transaction, row, { secret, steady: clock.steady() })) {
      await insertRow(transaction, 'outbox', waitingMail(row, 'customer'));
    }
    await announce(transaction, reachOf(config), {
      key: `${row.id}.created`,
      about: row,
      at: new Date(row.created_at),
      event: 'request.created',
    });
    return true;
  });
}
