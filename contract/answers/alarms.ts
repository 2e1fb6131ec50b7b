import { z } from 'zod';

/** An alarm that nobody has heard yet, of a request that nobody has accepted. */
const ringingAlarm = z.object({
  reference: z.string(),
  /** The how manieth of this request. */
  level: z.number(),
});
export type RingingAlarm = z.infer<typeof ringingAlarm>;

export const ringingAlarms = z.object({ items: z.array(ringingAlarm) });
