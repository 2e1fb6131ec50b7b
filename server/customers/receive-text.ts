import { type Kysely, sql, type Transaction } from 'kysely';
import { textMessages as english } from '../../content/en/text-messages.ts';
import { textMessages as spanish } from '../../content/es/text-messages.ts';
import { deskProblems } from '../../content/owner/desk.ts';
import { customerByText } from '../../contract/texts.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { countRows } from '../database/count-rows.ts';
import { insertRow } from '../database/insert-row.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { holderOf, onDutyOrAll, readPeople } from '../people/people.ts';
import { blockReason } from '../requests/blocked-numbers.ts';
import { applyChange, lockRequest } from '../requests/change-request.ts';
import { storable } from '../requests/note-text.ts';
import { keepText, type ReceivedLine } from '../requests/received-texts.ts';
import { keywordIn } from '../texts/keywords.ts';
import { queueText } from '../texts/queue-text.ts';
import { startTexts, stopTexts } from '../texts/stopped-numbers.ts';
import { isStopped } from '../texts/text-consent.ts';
import type { ReceivedText } from '../texts/text-provider.ts';
import { tellDesk } from './follow-request.ts';

const dayMs = 24 * 3_600_000;
const joinsAfterEndMs = 7 * dayMs;
/** A webhook that is repeated within this time is recognized, even if its text was erased. */
const knownMs = 30 * dayMs;
/** The longest text that the provider delivers. */
const longestText = 1600;
const longestNumber = 40;
/** Per request; further texts are unassigned. */
const mostReceived = 100;
const mostHelpsPerDay = 2;
const words = { en: english, es: spanish };

/** Stores a text once, however often it is delivered. Without a request it is unassigned, unless it is a keyword. */
export async function receiveText(parts: LinkParts, received: ReceivedText): Promise<void> {
  const { database, clock, secret } = parts;
  const id = received.providerId;
  const phone = numberOf(received.from);
  const said = storable(received.text.slice(0, longestText)).trim();
  const keyword = keywordIn(said);
  const at = clock.now();
  const expires_at = new Date(clock.steady().getTime() + knownMs).toISOString();
  await database.write(async (transaction) => {
    const spent = { id: `text ${id}`, expires_at };
    if (!(await insertRow(transaction, 'used_challenges', spent, 'skip'))) return;
    // Lock the request before its deliveries, in the same order as erasing does.
    const row = await lockTheirs(transaction, phone, at);
    if (keyword?.kind === 'stop') await stopTexts(transaction, secret, phone, at);
    if (keyword?.kind === 'start') await startTexts(transaction, secret, phone);
    const isBlocked = (await blockReason(transaction, phone)) !== null;
    const line = { id, phone, text: said || deskProblems.wordlessText, at };
    if (row) await join(transaction, parts, row, line, isBlocked);
    else if (!keyword) await keepText(transaction, null, line);
    if (keyword?.kind !== 'help' || isBlocked) return;
    if (!(await mayHelp(transaction, secret, line))) return;
    await queueText(transaction, {
      id: `${id}.help`,
      submission_id: null,
      kind: 'sms_reply',
      phone,
      who: 'site',
      text: words[keyword.language].help,
      at,
    });
  });
}

/** Returns ten digits, or for a number from outside North America the beginning of what the provider sent. */
function numberOf(from: string): string {
  return storable(from.slice(0, longestNumber)).replace(/^\+1(?=\d{10}$)/, '');
}

/** Locks the number's newest open request, or else the last one closed within a week; undefined if that one is full. */
async function lockTheirs(
  transaction: Transaction<Tables>,
  phone: string,
  now: Date,
): Promise<RequestRow | undefined> {
  const since = new Date(now.getTime() - joinsAfterEndMs).toISOString();
  for (;;) {
    const found = await transaction
      .selectFrom('request_index')
      .innerJoin('submissions', 'submissions.id', 'request_index.submission_id')
      .select('submissions.id')
      .where('request_index.phone', '=', phone)
      .where((row) => row.or([row('closed_at', 'is', null), row('closed_at', '>', since)]))
      .orderBy(sql`closed_at is null`, 'desc')
      .orderBy('closed_at', 'desc')
      .orderBy('submissions.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!found || (await countReceived(transaction, found.id)) >= mostReceived) return undefined;
    const row = await lockRequest(transaction, 'id', found.id);
    // If it was erased in between, look again.
    if (row) return row;
  }
}

async function join(
  transaction: Transaction<Tables>,
  { config }: LinkParts,
  row: RequestRow,
  line: ReceivedLine,
  isBlocked: boolean,
): Promise<void> {
  const isQuiet = isBlocked || row.status === 'spam';
  const { text: note, at } = line;
  await keepText(transaction, row.id, line);
  const change = { note, who: customerByText, at, isQuiet };
  const next = await applyChange(transaction, row, change);
  if (isQuiet) return;
  await tellDesk({ transaction, config }, 'note', next, at, { note });
  const holder = await holderOf(transaction, config, row);
  const onDuty = async () => onDutyOrAll(await readPeople(transaction, config, at));
  const to = holder ?? (await onDuty()).map(({ email }) => email);
  const key = `${row.id}.texted-${next.version}`;
  await announce(transaction, reachOf(config), { key, about: next, at, push: 'texted', to });
}

/** Limits the answers, because otherwise every HELP would make us send a text. */
async function mayHelp(
  transaction: Transaction<Tables>,
  secret: string,
  { phone, at }: ReceivedLine,
): Promise<boolean> {
  if (!/^\d{10}$/.test(phone) || (await isStopped(transaction, secret, phone))) return false;
  const helps = transaction
    .selectFrom('texts')
    .where('phone', '=', phone)
    .where('who', '=', 'site')
    .where('kind', '=', 'sms_reply')
    .where('at', '>', new Date(at.getTime() - dayMs).toISOString());
  return (await countRows(helps)) < mostHelpsPerDay;
}

function countReceived(query: Kysely<Tables>, requestId: string): Promise<number> {
  const texts = query.selectFrom('texts').where('submission_id', '=', requestId);
  return countRows(texts.where('direction', '=', 'in'));
}
