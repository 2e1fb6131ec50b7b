import { z } from 'zod';
import { captchaProviders, mapsProviders } from '../request.ts';

/** What a page needs to know about the running server. */
export const siteConfig = z.object({
  captcha_provider: z.enum(captchaProviders),
  maps_provider: z.enum(mapsProviders),
  campaign_phone_number: z.string().nullable(),
  /** Present only if Google Maps is on; null until the operator has set a key. */
  google_maps_map_id: z.string().nullable().optional(),
  /** Present only if the operator measures with Google Analytics. */
  analytics_id: z.string().optional(),
  /** Present only if requests may ask for text messages. */
  texts: z.literal(true).optional(),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** A public setting by its key. */
export const settingValue = z.object({ value: z.string() });

/** As ALTCHA's widget and library take it. */
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
