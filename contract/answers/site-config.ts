import { z } from 'zod';
import { captchaProviders, mapsProviders } from '../request.ts';

export const siteConfig = z.object({
  captcha_provider: z.enum(captchaProviders),
  maps_provider: z.enum(mapsProviders),
  campaign_phone_number: z.string().nullable(),
  /** Present only if Google Maps is on; null until its key is set. */
  google_maps_map_id: z.string().nullable().optional(),
  analytics_id: z.string().optional(),
  texts: z.literal(true).optional(),
});
export type SiteConfig = z.infer<typeof siteConfig>;

export const settingValue = z.object({ value: z.string() });

export const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
});
