import { sessionStore } from '../browser/safe-storage.ts';

const key = 'visit_started';

/** Wall-clock time, in Unix milliseconds, that runs on evenly within a page whatever is done to the clock. */
const now = () => performance.timeOrigin + performance.now();

let started: number | undefined;

/** What an earlier page of this tab has noted, unless it is no time, or lies in the future. */
function noted(): number | undefined {
  const start = Number(sessionStore.get(key));
  return start > 0 && start <= now() ? start : undefined;
}

/** A visit, as it is timed, begins with the first page of a tab and goes on over those that follow in it. */
export function beginVisit(): void {
  started ??= noted() ?? performance.timeOrigin;
  sessionStore.set(key, String(Math.round(started)));
}

/** Milliseconds since the visit began; never negative, also after the clock was set back. */
export function visitDuration(): number {
  return Math.max(0, Math.round(now() - (started ?? noted() ?? performance.timeOrigin)));
}
