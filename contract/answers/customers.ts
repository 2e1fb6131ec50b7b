import { z } from 'zod';
import { requestDetail, requestRecord } from './requests.ts';

/** Who has that number or e-mail address, by their requests (docs/product.md 12.17). */
export const knownCustomer = z.object({
  /** The newest, at most 20. */
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
  /** How many requests there are in all. */
  total: z.number(),
  /** Why the number is blocked; null where it is not. */
  blocked: z.string().nullable(),
});
export type KnownCustomer = z.infer<typeof knownCustomer>;

/** 201 of a job that was typed in. */
export const addedJob = requestDetail.extend({
  /** The token by which the customer follows it, as in the answer to a booking. */
  follow: z.string(),
});

export const blockedNumbers = z.object({
  items: z.array(
    z.object({
      /** Ten digits. */
      phone: z.string(),
      reason: z.string(),
      who: z.string(),
      at: z.string(),
    }),
  ),
});
