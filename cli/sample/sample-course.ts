import { sample as words } from '../../content/owner/sample.ts';
import type { Change } from '../../server/requests/change-request.ts';
import type { Draws } from './draws.ts';

/** What has happened to a request since it came. */
export interface Course {
  seen_at: string | null;
  changes: Change[];
}

const minute = 60_000;
const hour = 60 * minute;

type Span = readonly [least: number, most: number];

/** How long each step takes after the one before it, in ms. */
const paces = {
  urgent: {
    seen: [15_000, 3 * minute],
    accepted: [10_000, 2 * minute],
    done: [0.5 * hour, 2 * hour],
  },
  today: {
    seen: [minute, 30 * minute],
    accepted: [minute, 20 * minute],
    done: [2 * hour, 7 * hour],
  },
  later: {
    seen: [2 * minute, 2 * hour],
    accepted: [5 * minute, hour],
    done: [20 * hour, 90 * hour],
  },
} as const satisfies Record<string, Record<'seen' | 'accepted' | 'done', Span>>;

/** How requests end, of a hundred. */
const ends = { done: 82, cancelledByCustomer: 8, cancelledByOwner: 6, spam: 4 };

interface Given {
  at: Date;
  pace: keyof typeof paces;
  /** How far the desk has come with it. */
  reach: 'unseen' | 'seen' | 'accepted' | 'closed';
  /** Who may sign in. */
  people: readonly string[];
  now: Date;
}

/** What has happened until now. */
export function sampleCourse(draws: Draws, { at, pace, reach, people, now }: Given): Course {
  const steps = paces[pace];
  // One in eight has to wait, as at night.
  const delay = draws.chance(1 / 8) ? 5 : 1;
  let time = at.getTime();
  function after([least, most]: Span, factor = 1): Date {
    time += Math.floor(draws.between(least, most) * factor);
    return new Date(time);
  }
  const who = draws.one(people);
  const seenAt = after(steps.seen, delay);

  function accepted(): Change[] {
    const by = draws.chance(0.3) ? 'link' : who;
    const acceptance = { to: 'accepted' as const, who: by, at: after(steps.accepted, delay) };
    if (!draws.chance(0.4)) return [acceptance];
    return [acceptance, { note: draws.one(words.ownerNotes), who, at: after([minute, hour / 4]) }];
  }

  function closed(): Change {
    const end = draws.weighted(ends);
    if (end === 'spam') {
      return { to: 'spam', note: words.spamNote, who, at: after(steps.accepted) };
    }
    if (end === 'cancelledByCustomer') {
      const note = draws.chance(0.7) ? draws.one(words.customerCancelled) : undefined;
      return { to: 'cancelled', note, who: 'customer', at: after([2 * minute, hour / 2]) };
    }
    if (end === 'cancelledByOwner') {
      const note = draws.one(words.ownerCancelled);
      return { to: 'cancelled', note, who, at: after([hour / 3, 2 * hour]) };
    }
    const note = draws.chance(0.3) ? draws.one(words.doneNotes) : undefined;
    return { to: 'done', note, who, at: after(steps.done) };
  }

  const changes = {
    unseen: () => [],
    seen: () => [],
    accepted,
    closed: () => [...accepted(), closed()],
  }[reach]();
  return {
    seen_at: reach === 'unseen' || seenAt > now ? null : seenAt.toISOString(),
    changes: changes.filter((change) => change.at <= now),
  };
}
