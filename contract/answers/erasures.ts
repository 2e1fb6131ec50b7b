import { z } from 'zod';
import { requestRecord } from './requests.ts';

const request = requestRecord.pick({
  reference: true,
  created_at: true,
  type: true,
  status: true,
  service: true,
  name: true,
  phone: true,
  email: true,
  address: true,
});

/** Whom to look for: one of the two. */
export type Person = { phone: string } | { email: string };

/** The requests of a person, the newest first (docs/product.md 12.3). */
export const personRequests = z.object({
  items: z.array(request),
  /** Whether there are more than can be erased at once. */
  more: z.boolean(),
});
export type PersonRequest = z.infer<typeof request>;

/** What an erasure did, and what is left: requests that came in since, or that are more than can be erased at once. */
export const erasure = z.object({
  erased: z.number(),
  remaining: z.array(request),
  more: z.boolean(),
});
