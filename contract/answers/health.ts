import { z } from 'zod';

/** 200 of /healthz and /readyz (docs/product.md 9.9). Without a backup, the age counts from the first start. */
export const health = z.object({
  status: z.literal('ok'),
  dead_mails: z.number().optional(),
  backup_age_seconds: z.number().optional(),
});
export type Health = z.infer<typeof health>;
