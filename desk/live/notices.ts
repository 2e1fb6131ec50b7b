import type { RequestEvent } from '../../contract/answers/requests.ts';

const kinds = ['alarm', 'note', 'photo', 'cancelled', 'mail_dead'] as const;

export interface Notice {
  /** The last two concern this device only: a text or a note that waited on it was not sent. */
  kind: (typeof kinds)[number] | 'text_unsent' | 'note_unsent';
  reference: string;
  why?: string;
}

/** More than anybody reads, but few enough for a desk that is left open for a week. */
const mostKept = 200;

export const isSame = (one: Notice, other: Notice) =>
  one.kind === other.kind && one.reference === other.reference;

/** Whether somebody has to act now. Such a notice is an alert, which screen readers announce at once. */
export const isUrgent = ({ kind }: Notice) =>
  ['alarm', 'mail_dead', 'text_unsent', 'note_unsent'].includes(kind);

/** Returns the notice of an event; undefined for a new request or a change made at a desk. */
export function noticeOf({ about, reference }: RequestEvent): Notice | undefined {
  const kind = kinds.find((known) => known === about);
  return kind && { kind, reference };
}

export const withNotice = (notices: readonly Notice[], news: Notice): readonly Notice[] =>
  [news, ...notices.filter((notice) => !isSame(notice, news))].slice(0, mostKept);

/** Returns the notices after an event, newest first. An alarm is over once its request is no longer pending. */
export function afterEvent(notices: readonly Notice[], event: RequestEvent): readonly Notice[] {
  const news = noticeOf(event);
  const isOver = ({ kind, reference }: Notice) =>
    kind === 'alarm' && reference === event.reference && event.status !== 'pending';
  if (!news) return notices.some(isOver) ? notices.filter((notice) => !isOver(notice)) : notices;
  return withNotice(
    notices.filter((notice) => !isOver(notice)),
    news,
  );
}

/** Whether the event reports a new request. Servers of the previous version do not send `about`. */
export const isArrival = ({ about, version, status }: RequestEvent) =>
  about === undefined ? version === 1 && status === 'pending' : about === 'created';
