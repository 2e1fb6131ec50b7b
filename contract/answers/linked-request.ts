import { z } from 'zod';
import { requestStatuses } from '../request-status.ts';
import { photo } from './photos.ts';
import { problemDetails } from './problem.ts';
import { requestRecord } from './requests.ts';

/** A server of the version before says nothing of it. */
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
    /** First name of who comes. */
    assignee_name: z.string().nullable(),
    /** What they will say at the door (docs/product.md 12.20). */
    word: z.string().nullable(),
    /** Oldest first. */
    photos: z.array(photo),
  })
  .partial();

/** What the customer's page shows (docs/product.md 12.9). */
export const followedRequest = requestRecord
  .pick({
    reference: true,
    type: true,
    service: true,
    timeframe: true,
    created_at: true,
    seen_at: true,
    accepted_at: true,
    /** The last four digits. */
    phone: true,
    /** The town. */
    address: true,
  })
  .extend({
    /** Spam is shown as cancelled. */
    status: z.enum(requestStatuses).exclude(['spam']),
    can_cancel: z.boolean(),
    ...arranged.shape,
    /** About how long everybody has to wait; only while there is a wait, and nobody is on the way (docs/product.md 12.21). */
    busy_minutes: z.number().optional(),
  });
export type FollowedRequest = z.infer<typeof followedRequest>;

const acceptance = requestRecord.pick({
  reference: true,
  status: true,
  accepted_at: true,
  assignee: true,
});

/** What the page behind the link in a mail to the desk shows (docs/product.md 12.8). */
export const acceptableRequest = acceptance.extend({
  ...requestRecord.pick({ service: true, town: true, timeframe: true, created_at: true }).shape,
  /** First name of the assignee; null where nobody is, or they have not given it. */
  assignee_name: z.string().nullable(),
  /** Whether the person of the link has it. */
  is_yours: z.boolean(),
});
export type AcceptableRequest = z.infer<typeof acceptableRequest>;

export const acceptedRequest = acceptance.extend({
  /** Whether this press accepted it. */
  accepted_now: z.boolean(),
});

/** Refuses to accept what somebody else has accepted. */
export const takenProblem = problemDetails
  .omit({ errors: true })
  .extend({ status: z.literal(409) })
  .extend(acceptableRequest.pick({ assignee_name: true, accepted_at: true }).shape);
