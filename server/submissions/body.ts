import { z } from 'zod';
import { type FormField, formFields, submissionTypes } from '../../contract/fields.ts';

const text = z.string().optional();

const values = Object.fromEntries(formFields.map((name) => [name, text])) as Record<
  FormField,
  typeof text
>;

/**
 * The shape of a request: every form value is text, and an unknown member is refused by name.
 * Telemetry may be anything at all, since it must never cost the customer the request.
 */
export const submissionBody = z.strictObject({
  // A request that lost its tag on the way is still somebody who wants a locksmith.
  type: z.enum(submissionTypes).default('booking'),
  ...values,
  recaptcha_token: text,
  source_url: z.unknown().optional(),
  visitor_info: z.unknown().optional(),
  traffic_source: z.unknown().optional(),
  page_metrics: z.unknown().optional(),
});

export type SubmissionBody = z.output<typeof submissionBody>;
