import { z } from 'zod';

export const pushState = z.object({
  publicKey: z.string(),
  subscribed: z.boolean(),
  last_push_at: z.string().nullable(),
});
export type PushState = z.infer<typeof pushState>;

/** Declarative Web Push: Safari shows it by itself, other browsers let the desk's service worker show it. */
export const pushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    navigate: z.string(),
    tag: z.string(),
    renotify: z.literal(true),
  }),
});
export type PushMessage = z.infer<typeof pushMessage>;
