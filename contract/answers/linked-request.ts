import { z } from 'zod';
import { requestStatuses } from '../request-status.ts';
import { photo } from './photos.ts';
import { problemDetails } from './problem.ts';
import { requestRecord } from './requests.ts';

/** All optional: a server of the previous version, running during an upgrade, sends none of it. */
const arranged = requestRecord
  .pick({
    on_the_way_at: true,
    arrived_at: true,
    eta_at: true,
    done_at: true,
    quoted_cents: true,
    appointment_at: true,
  })
  .extend({
    assignee_name: z.string().nullable(),
    word: z.string().nullable(),
    photos: z.array(photo),
  })
  .partial();

/** Measured from ASAP requests of the last 90 days: 9 of 10 were opened, and accepted, within these minutes. */
const usualWait = z.object({
  seen_minutes: z.number(),
  accepted_minutes: z.number(),
  /** How many requests it was measured from. */
  requests: z.number(),
});
export type UsualWait = z.infer<typeof usualWait>;

/** For the customer's page (docs/product.md 12.9). `phone` is the last four digits, `address` only the town. */
export const followedRequest = requestRecord
  .pick({
    reference: true,
    type: true,
    service: true,
    timeframe: true,
    created_at: true,
    seen_at: true,
    accepted_at: true,
    phone: true,
    address: true,
  })
  .extend({
    status: z.enum(requestStatuses).exclude(['spam']),
    can_cancel: z.boolean(),
    ...arranged.shape,
    /** Absent while no wait is in effect, or once the locksmith is on the way (docs/product.md 12.21). */
    busy_minutes: z.number().optional(),
    /** Absent unless this request is ASAP and not yet accepted, no busy notice is set, and enough were measured. */
    usual_wait: usualWait.optional(),
  });
export type FollowedRequest = z.infer<typeof followedRequest>;

const acceptance = requestRecord.pick({
  reference: true,
  status: true,
  accepted_at: true,
  assignee: true,
});

/** For the page behind the link in the owner's mail (docs/product.md 12.8). */
export const acceptableRequest = acceptance.extend({
  ...requestRecord.pick({ service: true, town: true, timeframe: true, created_at: true }).shape,
  assignee_name: z.string().nullable(),
  is_yours: z.boolean(),
});
export type AcceptableRequest = z.infer<typeof acceptableRequest>;

export const acceptedRequest = acceptance.extend({
  accepted_now: z.boolean(),
});

export const takenProblem = problemDetails
  .omit({ errors: true })
  .extend({ status: z.literal(409) })
  .extend(acceptableRequest.pick({ assignee_name: true, accepted_at: true }).shape);
