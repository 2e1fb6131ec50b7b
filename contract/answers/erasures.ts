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

export type Person = { phone: string } | { email: string };

/** Newest first (docs/product.md 12.3). */
export const personRequests = z.object({
  items: z.array(request),
  more: z.boolean(),
});
export type PersonRequest = z.infer<typeof request>;

/** `remaining`: requests of the person that arrived after the search, or exceed what can be erased at once. */
export const erasure = z.object({
  erased: z.number(),
  remaining: z.array(request),
  more: z.boolean(),
});
