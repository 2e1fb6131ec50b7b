import { z } from 'zod';

const text = z.string();

/** Texts from numbers that no request has, the newest first. */
export const unassignedTexts = z.object({
  items: z.array(z.object({ id: text, at: text, from: text, text })),
});
export type UnassignedText = z.infer<typeof unassignedTexts>['items'][number];
