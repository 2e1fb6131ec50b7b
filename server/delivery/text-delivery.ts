import type { Transaction } from 'kysely';
import { reviewUrl } from '../../content/en/owner-facts.ts';
import type { ServerParts } from '../config/server-parts.ts';
import type { OutboxTable, RequestRow, Tables } from '../database/tables.ts';
import { type ClaimedDelivery, type Deliver, isText, type Outcome } from '../outbox/delivery.ts';
import { OutcomeUnknown } from '../outbox/refusal.ts';
import { firstNameOf } from '../people/people.ts';
import { requestLinks } from '../requests/request-token.ts';
import { queueReviewMail, reviewTurn, turnTaken } from '../requests/review-request.ts';
import { configuredProvider } from '../texts/configured-provider.ts';
import { forgetText, markDead, markSent, storeWaiting } from '../texts/mark-text.ts';
import { agreedNumber, consentOf } from '../texts/text-consent.ts';
import { releaseText, reserveText } from '../texts/text-limits.ts';
import { statusPath, TextRefused } from '../texts/text-provider.ts';
import { writeAlarmText } from './alarm-text.ts';
import { campaignPhoneOf } from './campaign-phone.ts';
import { type AppointmentNews, appointmentNews, rememberTold } from './told-appointment.ts';
import { writeText } from './write-text.ts';

interface TextDeliveryParts extends ServerParts {
  deskSecret: string;
  timeoutMs: number;
}

/** An answer is typed for the moment: later, 'I am at your door' would mislead, and could wake the customer. */
const replyLastsMs = 3_600_000;
/** A clock that jumps must not end an answer after one or two attempts. */
const leastReplyAttempts = 5;

interface Written {
  digits: string;
  text: string;
  /** The link is sent after the text, and is not stored. */
  link?: string | undefined;
  /** Counts as one of the number's six texts of the day. */
  isCapped?: boolean;
  /** Stores the text, to be shown with its request. A text from the desk is stored already. */
  isStored?: boolean;
  news?: AppointmentNews | undefined;
}

export function textDelivery(parts: TextDeliveryParts): Deliver {
  const { config, database, clock, deskSecret: secret } = parts;
  const provider = configuredProvider(config, parts.timeoutMs);

  return async function deliverText(claimed, signal) {
    const { delivery, request } = claimed;
    try {
      return await send(claimed, signal);
    } catch (error) {
      const isRefused = error instanceof TextRefused;
      if (!isRefused || delivery.kind !== 'sms_review' || !request) throw error;
      // The text has taken the person's turn of the year, so the mail does not need another.
      const also = async (transaction: Transaction<Tables>) => {
        await markDead(transaction, delivery, error.code);
        await queueReviewMail(transaction, request, { clock, payload: turnTaken });
      };
      return { kind: 'dropped', also };
    }
  };

  async function send(claimed: ClaimedDelivery, signal: AbortSignal): Promise<Outcome> {
    const { delivery, request } = claimed;
    if (delivery.kind === 'sms_review' && request) {
      if (!provider || !(await isOn(request))) {
        return {
          kind: 'dropped',
          also: (transaction) => queueReviewMail(transaction, request, { clock }),
        };
      }
      const turn = await reviewTurn(claimed, { database, clock, secret });
      if (turn instanceof Date) return { kind: 'postponed', due: turn };
      if (!turn) return { kind: 'dropped' };
    }
    if (!provider) throw new TextRefused('off');
    const written = await write(claimed);
    if (!written)
      return { kind: 'dropped', also: (transaction) => forgetText(transaction, delivery) };
    const { digits, text, link } = written;
    const counted = { secret, now: clock.now(), digits: written.isCapped ? digits : undefined };
    const over = await database.write(async (transaction) => {
      if (written.isStored) await storeWaiting(transaction, delivery, written, counted.now);
      if (written.news && request) {
        await rememberTold(transaction, delivery, request, written.news);
      }
      const limit = config.SMS_DAILY_LIMIT;
      return reserveText(transaction, { ...counted, limit, steady: clock.steady() });
    });
    if (over) throw new TextRefused(over);
    try {
      const whole = [text, link].filter(Boolean).join(' ');
      const statusUrl = `${config.SITE_URL}${statusPath}`;
      const sid = await provider.send({ to: `+1${digits}`, text: whole, statusUrl, signal });
      return { kind: 'sent', also: (transaction) => markSent(transaction, delivery, sid) };
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) {
        await database.write((transaction) => releaseText(transaction, counted));
      }
      throw error;
    }
  }

  /** Resolves to undefined if there is no reason left to send the text. */
  async function write(claimed: ClaimedDelivery): Promise<Written | undefined> {
    const { delivery, request } = claimed;
    const { kind } = delivery;
    // Not the steady time: the customer compares the times in the text with their own clock.
    const now = clock.now();
    if (kind === 'sms_alarm') return writeAlarmText(claimed, { config, database, secret, now });
    if (kind === 'sms_reply') return readReply(claimed);
    const digits = request && agreedNumber(request);
    if (!isText(kind) || !digits || !(await isOn(request))) return undefined;
    const name = await firstNameOf(database.query, request.assignee);
    const phone = await campaignPhoneOf(database, request);
    const isAppointment = kind === 'sms_appointment';
    const news = isAppointment
      ? await appointmentNews(database, delivery, request, now)
      : undefined;
    const text = writeText(kind, { row: request, name, phone, now, news });
    const link = linkOf(delivery, request);
    return text ? { digits, text, link, isCapped: true, isStored: true, news } : undefined;
  }

  async function isOn(request: RequestRow): Promise<boolean> {
    return (await consentOf(database.query, secret, request)) === 'on';
  }

  function linkOf({ kind }: OutboxTable, request: RequestRow): string | undefined {
    if (kind === 'sms_received') return requestLinks(config.SITE_URL, secret, request).text;
    return kind === 'sms_review' ? reviewUrl : undefined;
  }

  /** Reads the text that the desk stored, or that the site stored as an answer to HELP. */
  async function readReply({ delivery, request }: ClaimedDelivery): Promise<Written | undefined> {
    const stored = await database.query
      .selectFrom('texts')
      .select(['phone', 'text', 'who'])
      .where('id', '=', delivery.id)
      .executeTakeFirst();
    if (!stored) return undefined;
    const { phone: digits, text } = stored;
    if (stored.who === 'site') return { digits, text };
    const isMeant = request && agreedNumber(request) === digits && (await isOn(request));
    if (!isMeant) throw new TextRefused('stopped');
    const ageMs = clock.now().getTime() - Date.parse(delivery.created_at);
    if (ageMs > replyLastsMs && delivery.attempts > leastReplyAttempts) {
      throw new TextRefused('too_late');
    }
    return { digits, text, isCapped: true };
  }
}
