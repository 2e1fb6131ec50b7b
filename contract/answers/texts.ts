import { z } from 'zod';
import { textStates } from '../texts.ts';

const text = z.string();

/** A text to or from a customer. Times are UTC ISO 8601. */
export const threadLine = z.object({
  at: text,
  direction: z.enum(['in', 'out']),
  /** `customer`, the address of whoever wrote it at the desk, `terminal`, or `site` for what is sent by itself. */
  who: text,
  text,
  state: z.enum(textStates),
  /** Why it is dead. */
  reason: text.nullable(),
});
export type ThreadLine = z.infer<typeof threadLine>;

/** Texts from numbers that no request has, the newest first. */
export const unassignedTexts = z.object({
  items: z.array(z.object({ id: text, at: text, from: text, text })),
});
export type UnassignedText = z.infer<typeof unassignedTexts>['items'][number];

/** How many texts went out on this day of New York, and how many may. */
export const textsToday = z.object({
  on: z.boolean(),
  sent_today: z.number(),
  limit: z.number(),
});
