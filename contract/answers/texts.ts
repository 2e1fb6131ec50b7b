import { z } from 'zod';
import { textStates } from '../texts.ts';

const text = z.string();

export const threadLine = z.object({
  at: text,
  direction: z.enum(['in', 'out']),
  /** `customer`, the email address of a desk user, `terminal`, or `site` for automatic texts. */
  who: text,
  text,
  state: z.enum(textStates),
  reason: text.nullable(),
});
export type ThreadLine = z.infer<typeof threadLine>;

export const unassignedTexts = z.object({
  items: z.array(z.object({ id: text, at: text, from: text, text })),
});
export type UnassignedText = z.infer<typeof unassignedTexts>['items'][number];

export const textsToday = z.object({
  on: z.boolean(),
  sent_today: z.number(),
  limit: z.number(),
});
