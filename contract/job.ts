import { z } from 'zod';
import { mostCents, paidByWays } from './dollars.ts';

export const neededByPhone = ['phone', 'service'] as const;

export const usualAppointmentMinutes = 60;

const cents = z.int().min(0).max(mostCents).describe('US cents, up to ten thousand dollars');

/** May be sent with a change of status, or later (docs/product.md 12.16). */
export const stepFields = {
  assignee: z.string().max(254),
  eta_minutes: z.int().min(1).max(720).describe('Minutes from now'),
  quoted_cents: cents,
  paid_cents: cents,
  paid_by: z.enum(paidByWays),
} as const;

export const jobFields = {
  ...stepFields,
  appointment_at: z.iso
    .datetime({ offset: true })
    // Times in other centuries may not sort as text: UTC years can have a sign or more digits.
    .regex(/^20/)
    .transform((time) => new Date(time).toISOString()),
  appointment_minutes: z.int().min(15).max(480),
  arrived: z.boolean().describe('Whether who is on the way is there; from now on'),
} as const;

export const orNull = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.nullish()])) as {
    [Name in keyof Fields]: z.ZodOptional<z.ZodNullable<Fields[Name]>>;
  };

type Given<Fields extends Record<string, z.ZodType>> = {
  [Name in keyof Fields]?: z.output<Fields[Name]> | null | undefined;
};
export type StepValues = Given<typeof stepFields>;
export type JobValues = Given<typeof jobFields>;

const text = z.string().nullable();
const number = z.number().nullable();

/** Times are UTC ISO 8601. */
export const jobRecord = z.object({
  eta_at: text,
  appointment_at: text,
  appointment_minutes: number,
  quoted_cents: number,
  paid_cents: number,
  paid_by: z.enum(paidByWays).nullable(),
  on_the_way_at: text,
  arrived_at: text,
  done_at: text,
});
export type JobRecord = z.infer<typeof jobRecord>;

export const noJob: JobRecord = {
  eta_at: null,
  appointment_at: null,
  appointment_minutes: null,
  quoted_cents: null,
  paid_cents: null,
  paid_by: null,
  on_the_way_at: null,
  arrived_at: null,
  done_at: null,
};
