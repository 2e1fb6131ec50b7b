import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { localDay } from '../../contract/local-time.ts';
import { mostTextsPerNumber } from '../../contract/texts.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { countRows } from '../database/count-rows.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { queueText } from '../texts/queue-text.ts';
import { agreedNumber, consentOf } from '../texts/text-consent.ts';
import { startOfDay } from '../timing/local-days.ts';
import { lockRequest } from './change-request.ts';
import { appendEvent } from './event-log.ts';

interface Reply {
  text: string;
  key?: string | undefined;
  who: string;
}

type ReplyOutcome =
  | { kind: 'queued'; row: RequestRow }
  | { kind: 'unknown' | 'textsOff' | 'noTextConsent' | 'textsStopped' | 'tooManyTexts' };

/** Refuses the seventh text to a number in one day, in New York time. */
export async function replyByText(
  { config, database, clock, secret }: LinkParts,
  reference: string,
  { text, key = randomUUID(), who }: Reply,
): Promise<ReplyOutcome> {
  return database.write(async (transaction): Promise<ReplyOutcome> => {
    const row = await lockRequest(transaction, 'reference', reference);
    if (!row) return { kind: 'unknown' };
    const id = `${row.id}.reply-${key}`;
    const known = transaction.selectFrom('texts').select('id').where('id', '=', id);
    if (await known.executeTakeFirst()) return { kind: 'queued', row };
    if (!config.SMS_PROVIDER) return { kind: 'textsOff' };
    const phone = agreedNumber(row);
    const consent = await consentOf(transaction, secret, row);
    if (phone === undefined || consent === 'none') return { kind: 'noTextConsent' };
    if (consent === 'stopped') return { kind: 'textsStopped' };
    const at = clock.now();
    if ((await countToNumber(transaction, phone, at)) >= mostTextsPerNumber) {
      return { kind: 'tooManyTexts' };
    }
    const kind = 'sms_reply';
    await queueText(transaction, { id, submission_id: row.id, kind, phone, who, text, at });
    await appendEvent(transaction, row, at.toISOString(), 'changed');
    return { kind: 'queued', row };
  });
}

/** Counts queued texts, too. The final check is made when a text is sent. */
function countToNumber(query: Kysely<Tables>, phone: string, now: Date): Promise<number> {
  const texts = query
    .selectFrom('texts')
    .where('phone', '=', phone)
    .where('direction', '=', 'out')
    .where((text) => text.or([text('state', '!=', 'dead'), text('provider_id', 'is not', null)]))
    .where('at', '>=', startOfDay(localDay(now)) ?? '')
    .where('kind', '!=', 'sms_alarm')
    .where((text) => text.or([text('kind', '!=', 'sms_reply'), text('who', '!=', 'site')]));
  return countRows(texts);
}
