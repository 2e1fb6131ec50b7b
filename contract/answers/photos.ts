import { z } from 'zod';

export const photo = z.object({
  id: z.string(),
  at: z.string(),
  bytes: z.number(),
});
export type Photo = z.infer<typeof photo>;

export const addedPhoto = photo.pick({ id: true });
