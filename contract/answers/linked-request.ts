import { z } from 'zod';
import { requestStatuses } from '../request-status.ts';
import { requestRecord } from './requests.ts';

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
    /** About how long everybody has to wait; only while there is a wait, and nobody is on the way (docs/product.md 12.21). */
    busy_minutes: z.number().optional(),
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
