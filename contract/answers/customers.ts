import { z } from 'zod';
import { requestDetail, requestRecord } from './requests.ts';

/** What is known about a phone number or email address (docs/product.md 12.17). */
export const knownCustomer = z.object({
  requests: z.array(
    requestRecord.pick({
      reference: true,
      created_at: true,
      service: true,
      town: true,
      status: true,
      paid_cents: true,
    }),
  ),
  name: z.string().nullable(),
  addresses: z.array(z.string()),
  total: z.number(),
  blocked: z.string().nullable(),
});
export type KnownCustomer = z.infer<typeof knownCustomer>;

export const addedJob = requestDetail.extend({
  follow: z.string(),
});

export const blockedNumbers = z.object({
  items: z.array(
    z.object({
      phone: z.string(),
      reason: z.string(),
      who: z.string(),
      at: z.string(),
    }),
  ),
});
