import { pushWords as words } from '../../content/owner/desk.ts';
import { ownerMail } from '../../content/owner/mail.ts';
import type { PushMessage } from '../../contract/answers/push.ts';
import { services, timeframes } from '../../contract/services.ts';
import type { RequestRow } from '../database/tables.ts';
import type { PushReason } from '../outbox/payloads.ts';
import { localHour } from './mail-text.ts';

/** Pushes for these reasons must not replace the push about the request itself. */
const besideIt: readonly PushReason[] = ['mail_dead', 'customer_mail_dead', 'photo', 'texted'];

/** One request, all unanswered ones, or none. */
export type PushAbout = RequestRow | readonly RequestRow[] | null;

/** Quotes nothing that was typed, not even a service, because a lock screen shows it to everyone. */
export function writePush(
  reason: PushReason,
  about: PushAbout,
  siteUrl: string,
  duplicates: readonly string[] = [],
): PushMessage {
  const many = about && 'length' in about ? about : undefined;
  const request = about && !('length' in about) ? about : null;
  const page = request ? `/desk/requests/${request.reference}` : '/desk';
  return {
    web_push: 8030,
    notification: {
      title: request
        ? titleOf(reason, request)
        : [many?.some(({ danger }) => danger) && words.danger, words.titles[reason] || words.desk]
            .filter(Boolean)
            .join(' · '),
      body: request
        ? bodyOf(reason, request, duplicates)
        : many
          ? listOf(many)
          : words.bodies[reason],
      navigate: `${siteUrl}${page}`,
      tag: tagOf(reason, request),
      renotify: true,
    },
  };
}

/** A phone shows this many references in full. */
const mostListed = 20;

function listOf(requests: readonly RequestRow[]): string {
  const shown = requests.slice(0, mostListed).map(({ reference }) => reference);
  const more = requests.length - shown.length;
  return [words.many(requests.length), ...shown, ...(more > 0 ? [words.more(more)] : [])].join(
    ' · ',
  );
}

function tagOf(reason: PushReason, request: RequestRow | null): string {
  if (!request) return reason;
  return besideIt.includes(reason) ? `${request.reference}.${reason}` : request.reference;
}

function titleOf(reason: PushReason, { type, service, timeframe, danger }: RequestRow): string {
  const about =
    type === 'callback'
      ? [words.callback]
      : [
          timeframes.find((name) => name === timeframe),
          services.find((name) => name === service) ?? words.otherService,
        ];
  return [danger && words.danger, words.titles[reason], ...about].filter(Boolean).join(' · ');
}

function bodyOf(
  reason: PushReason,
  { town, created_at }: RequestRow,
  duplicates: readonly string[],
): string {
  const duplicate = duplicates.length > 0 && ownerMail.duplicateOf(duplicates);
  return [town, localHour(created_at), words.bodies[reason], duplicate].filter(Boolean).join(' · ');
}
