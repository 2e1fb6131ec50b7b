import webPush from 'web-push';
import { isOpen } from '../../contract/request-status.ts';
import type { ServerParts } from '../config/server-parts.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { assertAccepted, guardedPost } from '../net/guarded-post.ts';
import type { ClaimedDelivery, Deliver } from '../outbox/delivery.ts';
import type { PushPayload, PushReason } from '../outbox/payloads.ts';
import { personOf } from '../people/people.ts';
import { duplicatesOfOne } from '../requests/duplicates.ts';
import { isOverdue } from '../requests/overdue.ts';
import { readUnanswered } from '../requests/unanswered.ts';
import { type PushAbout, writePush } from './push-message.ts';
import type { Vapid } from './vapid.ts';

interface PushParts extends ServerParts {
  vapid: Vapid;
  timeoutMs: number;
}

/** After this a push is dropped, because mail and desk have long since said the same. */
const lastsMs = 24 * 3_600_000;
/** A push must also have failed this often, so that a clock set back or ahead by days does not silence every push. */
const leastAttempts = 5;
/** The push service's answers for a subscription that has ended. */
const gone = [404, 410];

export function pushDelivery(parts: PushParts): Deliver {
  const { config, clock, vapid, timeoutMs } = parts;
  return async function deliverPush(claimed, signal) {
    const { session, reason }: PushPayload = JSON.parse(claimed.delivery.payload ?? '');
    const leftMs = timeLeftMs(claimed, clock);
    const isLate = leftMs <= 0 && claimed.delivery.attempts >= leastAttempts;
    const subscription = await subscriptionOf(parts, session);
    if (!subscription || isLate) return { kind: 'dropped' };
    const { request } = claimed;
    const about = request || !isAlarm(reason) ? request : await readUnanswered(parts.database);
    if (isOver(reason, about, subscription.email, clock.now())) return { kind: 'dropped' };

    const { endpoint, p256dh, auth } = subscription;
    const duplicates = await duplicatesOfOne(parts.database.query, request);
    const message = writePush(reason, about, config.SITE_URL, duplicates);
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: vapid,
        TTL: Math.ceil((leftMs > 0 ? leftMs : lastsMs) / 1000),
        urgency: 'high',
      },
    );
    const status = await guardedPost(new URL(endpoint), { headers, body, signal, timeoutMs });
    if (gone.includes(status)) {
      return {
        kind: 'dropped',
        async also(transaction) {
          await transaction
            .deleteFrom('push_subscriptions')
            .where('endpoint', '=', endpoint)
            .execute();
        },
      };
    }
    assertAccepted(status);
    const last_push_at = clock.now().toISOString();
    return {
      kind: 'sent',
      async also(transaction) {
        await transaction
          .updateTable('push_subscriptions')
          .set({ last_push_at })
          .where('endpoint', '=', endpoint)
          .execute();
      },
    };
  };
}

const isAlarm = (reason: PushReason) => reason === 'unanswered' || reason === 'still_unanswered';

/** Tells whether the reason for the push no longer applies. */
function isOver(reason: PushReason, about: PushAbout, email: string, now: Date): boolean {
  if (about === null) return false;
  if ('length' in about) return about.length === 0;
  if (isAlarm(reason)) return about.status !== 'pending';
  if (reason === 'overdue') return !isOverdue(about, now);
  // On a device, a late one would replace the push that says that the customer has canceled.
  if (reason === 'created') return !isOpen(about.status);
  if (reason !== 'assigned') return false;
  return !isOpen(about.status) || about.assignee?.toLowerCase() !== email.toLowerCase();
}

function timeLeftMs({ delivery }: ClaimedDelivery, clock: ServerClock): number {
  return Date.parse(delivery.created_at) + lastsMs - clock.now().getTime();
}

/** Resolves to undefined if there is none, its session has ended, or its person may no longer sign in. */
async function subscriptionOf({ config, database, clock }: PushParts, session: string) {
  const found = await database.query
    .selectFrom('push_subscriptions')
    .innerJoin('desk_sessions', 'desk_sessions.id', 'push_subscriptions.session_id')
    .select(['email', 'endpoint', 'p256dh', 'auth'])
    .where('session_id', '=', session)
    .where('expires_at', '>', clock.steady().toISOString())
    .executeTakeFirst();
  return found && (await personOf(database.query, config, found.email)) ? found : undefined;
}
