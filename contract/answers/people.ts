import { z } from 'zod';

const text = z.string().nullable();

/** One of the people of the desk (docs/product.md 12.16). Times are UTC. */
const deskPerson = z.object({
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
});
export type DeskPerson = z.infer<typeof deskPerson>;

export const deskPeople = z.array(deskPerson);
