import { pushWords as words } from '../../content/owner/desk.ts';
import type { PushMessage } from '../../contract/answers/push.ts';
import { services, timeframes } from '../../contract/services.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import type { PushReason } from '../outbox/payloads.ts';
import { localHour } from './mail-text.ts';

/** A push about a mail must not take the place of the one about the request itself. */
const aboutMails: readonly PushReason[] = ['mail_dead', 'customer_mail_dead'];

/**
 * The push about a request; null: about none. A lock screen shows it to everybody, so it contains nothing
 * that was typed: no name, number or street, and no service in the customer's own words.
 */
export function writePush(
  reason: PushReason,
  submission: SubmissionsTable | null,
  siteUrl: string,
): PushMessage {
  const page = submission ? `/desk/requests/${submission.reference}` : '/desk';
  return {
    web_push: 8030,
    notification: {
      title: submission ? titleOf(reason, submission) : words.titles[reason] || words.desk,
      body: submission ? bodyOf(reason, submission) : words.bodies[reason],
      navigate: `${siteUrl}${page}`,
      tag: tagOf(reason, submission),
      renotify: true,
    },
  };
}

function tagOf(reason: PushReason, submission: SubmissionsTable | null): string {
  if (!submission) return reason;
  return aboutMails.includes(reason) ? `${submission.reference}.${reason}` : submission.reference;
}

function titleOf(reason: PushReason, { type, service, timeframe }: SubmissionsTable): string {
  const about =
    type === 'callback'
      ? [words.callback]
      : [
          timeframes.find((name) => name === timeframe),
          services.find((name) => name === service) ?? words.otherService,
        ];
  return [words.titles[reason], ...about].filter(Boolean).join(' · ');
}

function bodyOf(reason: PushReason, { town, created_at }: SubmissionsTable): string {
  return [town, localHour(created_at), words.bodies[reason]].filter(Boolean).join(' · ');
}
