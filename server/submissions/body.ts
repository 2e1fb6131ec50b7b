import { z } from 'zod';
import { type FormField, formFields, submissionTypes } from '../../contract/fields.ts';

const text = z.string().optional();

const values = Object.fromEntries(formFields.map((name) => [name, text])) as Record<
  FormField,
  typeof text
>;

/**
 * The shape of a request body: every form value is a string, and an unknown property is refused by name.
 * Telemetry may have any shape: a mistake in it must not cost the customer the request.
 */
export const submissionBody = z.strictObject({
  // A request without its kind is still taken.
  type: z.enum(submissionTypes).default('booking'),
  ...values,
  recaptcha_token: text,
  source_url: z.unknown().optional(),
  visitor_info: z.unknown().optional(),
  traffic_source: z.unknown().optional(),
  page_metrics: z.unknown().optional(),
});

export type SubmissionBody = z.output<typeof submissionBody>;
