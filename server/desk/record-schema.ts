import { z } from 'zod';
import type { RequestDetail, RequestRecord } from '../../contract/desk-api.ts';
import { requestStatuses } from '../../contract/request-status.ts';
import { keptParts } from '../../contract/retention.ts';
import { storedSubmission } from '../submissions/schemas.ts';

const text = z.string().nullable();
const status = z.enum(requestStatuses);

/** The fields of the public 201 without `follow`, and those that only the desk gets. */
export const requestRecord = storedSubmission.omit({ follow: true }).extend({
  status,
  version: z.number(),
  visitor_info: z.record(z.string(), z.unknown()).nullable(),
  seen_at: text,
  accepted_at: text,
  closed_at: text,
  town: text,
  position: z
    .object({ latitude: z.number(), longitude: z.number(), accuracy: z.number().nullable() })
    .nullable(),
  kept: z.enum(keptParts),
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

/** Problem details (RFC 9457) with the current record. */
export const outdatedProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.literal(409),
  detail: z.string(),
  current: requestDetail,
});
