import { sample as words } from '../../content/owner/sample.ts';
import type { Change } from '../../server/requests/change-request.ts';
import type { Draws } from './draws.ts';
import { type Arranged, sampleArrangement } from './sample-arrangement.ts';

/** What has happened to a request since it arrived. */
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
    done: [0.5 * hour, 3 * hour],
  },
} as const satisfies Record<string, Record<'seen' | 'accepted' | 'done', Span>>;

/** How many of a hundred requests end in which way. */
const ends = { done: 82, cancelledByCustomer: 8, cancelledByOwner: 6, spam: 4 };

interface Given {
  at: Date;
  pace: keyof typeof paces;
  /** How far the desk has gotten with it. */
  reach: 'unseen' | 'seen' | 'accepted' | 'on_the_way' | 'closed';
  /** For an open request: in how many minutes from `now` the locksmith will be there. */
  etaIn?: number;
  /** Who may sign in. */
  people: readonly string[];
  now: Date;
}

/** Makes up what has happened to a request until `now`. */
export function sampleCourse(draws: Draws, { at, pace, reach, etaIn, people, now }: Given): Course {
  const steps = paces[pace];
  // One request in eight has to wait, as at night.
  const delay = draws.chance(1 / 8) ? 5 : 1;
  let time = at.getTime();
  function after([least, most]: Span, factor = 1): Date {
    time += Math.floor(draws.between(least, most) * factor);
    return new Date(time);
  }
  const who = draws.one(people);
  const seenAt = after(steps.seen, delay);

  let job: Arranged | undefined;

  function accepted(): Change[] {
    const by = draws.chance(0.3) ? 'link' : who;
    const acceptedAt = after(steps.accepted, delay);
    job = sampleArrangement(draws, pace, { from: acceptedAt, etaIn, now });
    const columns = { assignee: who, ...job.columns };
    const acceptance = { to: 'accepted' as const, columns, who: by, at: acceptedAt };
    if (!draws.chance(0.4)) return [acceptance];
    return [acceptance, { note: draws.one(words.ownerNotes), who, at: after([minute, hour / 4]) }];
  }

  /** Only urgent jobs have this step. For others, the locksmith is simply there at the appointed time. */
  function onTheWay(): Change[] {
    if (pace !== 'urgent') return [];
    return [{ to: 'on_the_way', who, at: after([minute, 5 * minute]) }];
  }

  /** The locksmith arrives at about the expected time. */
  function there(): Change[] {
    time = Math.max(time, Date.parse(job?.columns.eta_at ?? '') || 0);
    const at = after([minute, 9 * minute], draws.chance(0.6) ? 0 : 1);
    return [{ columns: { arrived_at: at.toISOString() }, who, at }];
  }

  function closed(): Change[] {
    const end = draws.weighted(ends);
    if (end === 'spam') {
      return [{ to: 'spam', note: words.spamNote, who, at: after(steps.accepted) }];
    }
    if (end === 'cancelledByCustomer') {
      const note = draws.chance(0.7) ? draws.one(words.customerCancelled) : undefined;
      return [{ to: 'cancelled', note, who: 'customer', at: after([2 * minute, hour / 2]) }];
    }
    if (end === 'cancelledByOwner') {
      const note = draws.one(words.ownerCancelled);
      return [{ to: 'cancelled', note, who, at: after([hour / 3, 2 * hour]) }];
    }
    const note = draws.chance(0.3) ? draws.one(words.doneNotes) : undefined;
    const went = onTheWay();
    if (went.length > 0) went.push(...there());
    const planned = Date.parse(job?.columns.appointment_at ?? '');
    if (planned > time) time = planned;
    return [...went, { to: 'done', columns: job?.paid, note, who, at: after(steps.done) }];
  }

  const changes = {
    unseen: () => [],
    seen: () => [],
    accepted,
    on_the_way: () => [...accepted(), ...onTheWay()],
    closed: () => [...accepted(), ...closed()],
  }[reach]();
  return {
    seen_at: reach === 'unseen' || seenAt > now ? null : seenAt.toISOString(),
    changes: changes.filter((change) => change.at <= now),
  };
}
