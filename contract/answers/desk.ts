import { z } from 'zod';
import { textsToday } from './texts.ts';

/** Who is signed in, and where. */
export const ownSessions = z.object({
  email: z.string(),
  sessions: z.array(
    z.object({
      id: z.string(),
      since: z.string(),
      last_used: z.string(),
      agent: z.string(),
      current: z.boolean(),
    }),
  ),
  texts: textsToday,
});
export type OwnSessions = z.infer<typeof ownSessions>;

/** What the operator may change while the site runs (docs/product.md 11.1). */
export const setting = z.object({ key: z.string(), value: z.string() });

/** Every setting there is. The value of one that is not set is null. */
export const settingList = z.object({
  items: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
});
export type ListedSetting = z.infer<typeof settingList>['items'][number];

/**
 * What the owner should know of the server. `deletion_pause`: old data is not deleted, since the clock went from `before` to
 * `now` (docs/product.md 9.12); it goes on at `until`.
 */
export const deskNotices = z.object({
  deletion_pause: z.object({ before: z.string(), now: z.string(), until: z.string() }).nullable(),
});

/** What is spam is no more than a request: it counts for neither what was done nor for money. In US cents. */
const counts = {
  requests: z.number(),
  accepted: z.number(),
  done: z.number(),
  quoted_cents: z.number(),
  paid_cents: z.number(),
};
const name = z.string().nullable();
/** In seconds; null if there are no values. */
const quantiles = z.object({ median: z.number().nullable(), p90: z.number().nullable() });

export const stats = z.object({
  days: z.array(z.object({ day: z.string(), ...counts, taps: z.number() })),
  services: z.array(z.object({ service: name, ...counts })),
  towns: z.array(z.object({ town: name, ...counts })),
  sources: z.array(z.object({ source: name, ...counts })),
  /** Null is no campaign. One that people came by both ways, by ads and without, is listed twice. */
  campaigns: z.array(z.object({ campaign: name, paid: z.boolean(), ...counts })),
  /** By email address; what nobody has is left out. */
  people: z.array(z.object({ person: z.string(), ...counts })),
  seconds_to_seen: quantiles,
  seconds_to_accepted: quantiles,
  seconds_to_on_the_way: quantiles,
  /** From the time that was told last to the arrival; 0 for who was there in time. */
  seconds_late: quantiles,
});
export type Stats = z.infer<typeof stats>;

/** An alarm that nobody has heard yet, of a request that nobody has accepted. */
const ringingAlarm = z.object({
  reference: z.string(),
  /** The how manieth of this request. */
  level: z.number(),
});
export type RingingAlarm = z.infer<typeof ringingAlarm>;

export const ringingAlarms = z.object({ items: z.array(ringingAlarm) });
