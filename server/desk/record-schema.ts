import { z } from 'zod';
import { areas } from '../../content/en/areas.ts';
import { submissionTypes } from '../../contract/fields.ts';
import { requestStatuses } from '../../contract/request-status.ts';
import { captchaProviders, storedTextFields } from '../../contract/submission.ts';
import type { RequestDetail, RequestRecord } from './request-record.ts';

const text = z.string().nullable();
const telemetry = z.record(z.string(), z.unknown()).nullable();
const status = z.enum(requestStatuses);

const texts = Object.fromEntries(storedTextFields.map((name) => [name, text])) as Record<
  (typeof storedTextFields)[number],
  typeof text
>;

export const requestRecord = z.object({
  id: z.string(),
  reference: z.string(),
  type: z.enum(submissionTypes),
  status,
  version: z.number(),
  ...texts,
  vehicle_info: z
    .object({
      year: z.string(),
      make: z.string(),
      model: z.string(),
      all_keys_lost: z.boolean().optional(),
      has_unused_key: z.boolean().optional(),
    })
    .nullable(),
  visitor_info: telemetry,
  traffic_source: telemetry,
  page_metrics: telemetry,
  captcha_provider: z.enum(captchaProviders),
  captcha_status: z.enum(['verified', 'unverified']),
  created_at: z.string(),
  seen_at: text,
  accepted_at: text,
  closed_at: text,
  town: z.enum(areas.map(({ name }) => name)).nullable(),
  position: z
    .object({ latitude: z.number(), longitude: z.number(), accuracy: z.number().nullable() })
    .nullable(),
}) satisfies z.ZodType<RequestRecord>;

export const requestDetail = requestRecord.extend({
  history: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      from: status.nullable(),
      to: status.nullable(),
      note: text,
    }),
  ),
  mails: z.array(
    z.object({
      kind: z.string(),
      state: z.enum(['waiting', 'sent', 'dead']),
      attempts: z.number(),
      due_at: z.string(),
      finished_at: text,
    }),
  ),
}) satisfies z.ZodType<RequestDetail>;

/** RFC 9457, with the request as it stands. */
export const outdatedProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.literal(409),
  detail: z.string(),
  current: requestDetail,
});
