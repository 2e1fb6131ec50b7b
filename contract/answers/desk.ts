import { z } from 'zod';
import { textsToday } from './texts.ts';

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

export const setting = z.object({ key: z.string(), value: z.string() });

export const settingList = z.object({
  items: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
});
export type ListedSetting = z.infer<typeof settingList>['items'][number];

/** `deletion_pause`: the clock jumped from `before` to `now`, so old data is kept until `until` (docs/product.md 9.12). */
export const deskNotices = z.object({
  deletion_pause: z.object({ before: z.string(), now: z.string(), until: z.string() }).nullable(),
});

/** `done`, `quoted_cents` and `paid_cents` leave out spam (docs/product.md 12.22). */
const counts = {
  requests: z.number(),
  accepted: z.number(),
  done: z.number(),
  quoted_cents: z.number(),
  paid_cents: z.number(),
};
const name = z.string().nullable();
const quantiles = z.object({ median: z.number().nullable(), p90: z.number().nullable() });

export const stats = z.object({
  days: z.array(z.object({ day: z.string(), ...counts, taps: z.number() })),
  services: z.array(z.object({ service: name, ...counts })),
  towns: z.array(z.object({ town: name, ...counts })),
  sources: z.array(z.object({ source: name, ...counts })),
  campaigns: z.array(z.object({ campaign: name, paid: z.boolean(), ...counts })),
  people: z.array(z.object({ person: z.string(), ...counts })),
  seconds_to_seen: quantiles,
  seconds_to_accepted: quantiles,
  seconds_to_on_the_way: quantiles,
  /** How much later than the last announced time the locksmith arrived; 0 if not later. */
  seconds_late: quantiles,
});
export type Stats = z.infer<typeof stats>;

const ringingAlarm = z.object({
  reference: z.string(),
  level: z.number(),
});
export type RingingAlarm = z.infer<typeof ringingAlarm>;

export const ringingAlarms = z.object({ items: z.array(ringingAlarm) });
