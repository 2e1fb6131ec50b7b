import { z } from 'zod';

/** 200 of /healthz and /readyz (docs/product.md 9.9). */
export const health = z.object({
  status: z.literal('ok'),
  dead_mails: z.number().optional(),
  /** Since the first start while there is none. */
  backup_age_seconds: z.number().optional(),
});
export type Health = z.infer<typeof health>;
