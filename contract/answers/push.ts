import { z } from 'zod';

/** Notifications on the device of a session (docs/product.md 12.13). */
export const pushState = z.object({
  /** The applicationServerKey to subscribe with. */
  publicKey: z.string(),
  subscribed: z.boolean(),
  /** When the push service last took a push for this device. */
  last_push_at: z.string().nullable(),
});
export type PushState = z.infer<typeof pushState>;

/**
 * What a push contains. In this form (Declarative Web Push) Safari shows it without asking the desk's
 * service worker; elsewhere the worker does what it says.
 */
export const pushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** Where a tap leads. */
    navigate: z.string(),
    /** A later push about the same request takes the place of an earlier one, and makes itself heard. */
    tag: z.string(),
    renotify: z.literal(true),
  }),
});
export type PushMessage = z.infer<typeof pushMessage>;
