import type { RequestEvent } from '../../contract/answers/requests.ts';

const kinds = ['alarm', 'note', 'photo', 'cancelled', 'mail_dead'] as const;

export interface Notice {
  kind: (typeof kinds)[number];
  reference: string;
}

/** More than anybody reads, so that a desk that is left open for a week stays small. */
const mostKept = 200;

export const isSame = (one: Notice, other: Notice) =>
  one.kind === other.kind && one.reference === other.reference;

/** Whether somebody has to act now: it is said at once, and not when there is nothing else to say. */
export const isUrgent = ({ kind }: Notice) => kind === 'alarm' || kind === 'mail_dead';

/** What an event tells beyond a change that somebody made at a desk. */
export function noticeOf({ about, reference }: RequestEvent): Notice | undefined {
  const kind = kinds.find((known) => known === about);
  return kind && { kind, reference };
}

/** The notices after an event, the newest first. An alarm is over once somebody has accepted. */
export function afterEvent(notices: readonly Notice[], event: RequestEvent): readonly Notice[] {
  const news = noticeOf(event);
  const isOver = ({ kind, reference }: Notice) =>
    kind === 'alarm' && reference === event.reference && event.status !== 'pending';
  if (!news) return notices.some(isOver) ? notices.filter((notice) => !isOver(notice)) : notices;
  const others = notices.filter((notice) => !isOver(notice) && !isSame(notice, news));
  return [news, ...others].slice(0, mostKept);
}

/** Whether it is a new request. Servers of the version before say nothing of what an event is about. */
export const isArrival = ({ about, version, status }: RequestEvent) =>
  about === undefined ? version === 1 && status === 'pending' : about === 'created';
