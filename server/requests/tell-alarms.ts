import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { nationalDigits } from '../../contract/phone.ts';
import type { Config } from '../config/config.ts';
import { listedAddress } from '../config/desk-access.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { aboutMany } from '../outbox/mail-files.ts';
import type { AlarmPayload } from '../outbox/payloads.ts';
import { copyTo, enqueue, outboxRow } from '../outbox/waiting-mail.ts';
import { onDutyOrAll, readPeople } from '../people/people.ts';
import { appendEvent } from './event-log.ts';

interface Raised {
  level: number;
  about: readonly RequestRow[];
  at: Date;
  /** One mail and one push for all of them. */
  isTogether: boolean;
}

/** The caller must have locked the requests. */
export async function tellAlarms(
  transaction: Transaction<Tables>,
  config: Config,
  { level, about, at, isTogether }: Raised,
): Promise<void> {
  const { people, mailTo, textTo } = await toldOf(transaction, config, level, at);
  const created_at = at.toISOString();
  const suffix = level > 1 ? `.${level}` : '';
  const push = level > 1 ? ('still_unanswered' as const) : ('unanswered' as const);
  const told = (id: string, submission_id: string | null) => {
    const payload: AlarmPayload = { level };
    const given = { submission_id, created_at };
    const mail = outboxRow({ ...given, id, kind: 'alarm' }, payload);
    const text = outboxRow({ ...given, id: `${id}.text`, kind: 'sms_alarm' }, payload);
    return [
      ...mailTo.map((to) => (to ? copyTo(mail, to) : mail)),
      ...textTo.map((to) => copyTo(text, to)),
    ];
  };
  const isOne = about.length === 1 || !isTogether;
  const rows = [];
  for (const row of about) {
    if (isOne) rows.push(...told(`${row.id}.alarm-${row.version}${suffix}`, row.id));
    await appendEvent(transaction, row, created_at, 'alarm', level);
    await announce(transaction, reachOf(config), {
      key: `${row.id}.unanswered-${row.version}${suffix}`,
      about: row,
      at,
      event: 'request.unanswered',
      level,
      push: isOne ? push : undefined,
      to: people,
    });
  }
  if (!isOne) {
    const key = `${aboutMany}${randomUUID()}`;
    rows.push(...told(key, null));
    await announce(transaction, reachOf(config), { key, about: null, at, push, to: people });
  }
  await enqueue(transaction, rows);
}

/** `people` get a push, `mailTo` a mail (undefined means MAIL_TO), and `textTo` a text. */
async function toldOf(
  transaction: Transaction<Tables>,
  config: Config,
  level: number,
  at: Date,
): Promise<{ people: string[]; mailTo: (string | undefined)[]; textTo: string[] }> {
  const everybody = await readPeople(transaction, config, at);
  const isFirst = level === 1 && config.ALARM_AFTER_MIN.length > 1;
  const onDuty = onDutyOrAll(everybody);
  const reached = isFirst ? onDuty : everybody;
  const people = reached.map(({ email }) => email);
  // A person with two addresses has one phone and gets one text.
  const byPhone = new Map(onDuty.map(({ email, phone }) => [nationalDigits(phone ?? ''), email]));
  byPhone.delete('');
  const textTo = config.ALARM_SMS ? [...byPhone.values()] : [];
  const owner = listedAddress(people, config.MAIL_TO);
  const others = people.filter((email) => email !== owner);
  const isOwnerTold = owner !== undefined || !isFirst || people.length === 0;
  return { people, mailTo: [...(isOwnerTold ? [undefined] : []), ...others], textTo };
}
