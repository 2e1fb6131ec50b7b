import { z } from 'zod';

const text = z.string().nullable();

/** One of the people of the desk (docs/product.md 12.18). Times are UTC. */
export const deskPerson = z.object({
  /** As the configuration spells it, or folded. */
  email: z.string(),
  /** First name; null until they have said it. */
  name: text,
  phone: text,
  on_duty: z.boolean(),
  /** Null if they are off duty, or have never said that they are on. */
  on_duty_since: text,
  /** When `on_duty` turns to its opposite; null: not by itself. */
  until: text,
  /** Who added them at the desk; null for those of DESK_EMAILS, who add and remove. */
  added_by: text,
});
export type DeskPerson = z.infer<typeof deskPerson>;

export const deskPeople = z.array(deskPerson);

/** Where a calendar program finds the appointments and jobs (docs/product.md 12.24). */
export const calendarAddress = z.object({ url: z.string() });
