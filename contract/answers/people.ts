import { z } from 'zod';

const text = z.string().nullable();

/** Somebody who may use the desk (docs/product.md 12.18). Times are UTC. */
export const deskPerson = z.object({
  email: z.string(),
  name: text,
  phone: text,
  on_duty: z.boolean(),
  on_duty_since: text,
  /** When `on_duty` changes automatically; null if it does not. */
  until: text,
  /** Null for people of DESK_EMAILS. Only they may add and remove others. */
  added_by: text,
});
export type DeskPerson = z.infer<typeof deskPerson>;

export const deskPeople = z.array(deskPerson);

export const calendarAddress = z.object({ url: z.string() });
