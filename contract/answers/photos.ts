import { z } from 'zod';

/** A picture from the customer, without its bytes. */
export const photo = z.object({
  id: z.string(),
  at: z.string(),
  /** Size of the large one that is stored. */
  bytes: z.number(),
});
export type Photo = z.infer<typeof photo>;

export const addedPhoto = photo.pick({ id: true });
