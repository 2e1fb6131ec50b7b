import { z } from 'zod';
import { requestStatuses } from '../request-status.ts';
import { requestRecord } from './requests.ts';

/** A server of the version before says nothing of it. */
const arranged = requestRecord
  .pick({
    on_the_way_at: true,
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
  });
export type FollowedRequest = z.infer<typeof followedRequest>;

/** What the page behind the link in the owner's mail shows (docs/product.md 12.8). */
export const acceptableRequest = requestRecord.pick({
  reference: true,
  status: true,
  service: true,
  town: true,
  timeframe: true,
  created_at: true,
  accepted_at: true,
  assignee: true,
});
export type AcceptableRequest = z.infer<typeof acceptableRequest>;

export const acceptedRequest = acceptableRequest
  .pick({
    reference: true,
    status: true,
    accepted_at: true,
    assignee: true,
  })
  .extend({
    /** Whether this press accepted it. */
    accepted_now: z.boolean(),
  });
