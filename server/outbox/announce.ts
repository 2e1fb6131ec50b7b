import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import { deskAccess } from '../config/desk-access.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import type { PushPayload, PushReason, WebhookEvent, WebhookPayload } from './payloads.ts';
import { enqueue, outboxRow } from './waiting-mail.ts';

export interface Reach {
  webhookUrls: readonly string[];
  /** Without a desk there is no device to push to. */
  hasDesk: boolean;
}

export function reachOf(config: Config): Reach {
  return { webhookUrls: config.WEBHOOK_URLS, hasDesk: deskAccess(config).kind === 'open' };
}

interface News {
  /** Identifies what happened, so that no one is notified of it twice. */
  key: string;
  /** Null if it concerns no request, or more than one. */
  about: Pick<RequestRow, 'id' | 'reference' | 'status'> | null;
  at: Date;
  event?: WebhookEvent;
  push?: PushReason | undefined;
  /** The people whose devices get the push; everyone's if undefined. */
  to?: readonly string[] | undefined;
  level?: number;
  /** The steady time until which the push waits. */
  due?: Date | undefined;
}

/** Must be called in the transaction that stores what happened. */
export async function announce(
  transaction: Transaction<Tables>,
  { webhookUrls, hasDesk }: Reach,
  { key, about, at, event, push, to, level, due }: News,
): Promise<void> {
  const given = { submission_id: about?.id ?? null, created_at: at.toISOString() };
  const webhooks = (event ? webhookUrls : []).map((url) => {
    const { reference = null, status = null } = about ?? {};
    const body = {
      type: event,
      timestamp: given.created_at,
      data: { reference, status, ...(level && { level }) },
    };
    const id = `${key}.webhook.${hash('sha256', url).slice(0, 16)}`;
    return outboxRow({ ...given, id, kind: 'webhook' }, { url, body } as WebhookPayload);
  });
  const sessions = push && hasDesk ? await subscribed(transaction, to) : [];
  const pushes = sessions.map(({ session_id: session }) => {
    const id = `${key}.push.${session}`;
    const payload = { session, reason: push } as PushPayload;
    return outboxRow({ ...given, id, kind: 'push' }, payload, due);
  });
  await enqueue(transaction, [...webhooks, ...pushes]);
}

function subscribed(transaction: Transaction<Tables>, to: readonly string[] | undefined) {
  const all = transaction.selectFrom('push_subscriptions').select('session_id');
  if (!to) return all.execute();
  const addresses = to.map((email) => email.toLowerCase());
  return all
    .innerJoin('desk_sessions', 'desk_sessions.id', 'push_subscriptions.session_id')
    .where(sql`lower(email)`, 'in', addresses)
    .execute();
}
