import { z } from 'zod';

/** RFC 9457 problem details, with one message per refused field. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ProblemDetails = z.infer<typeof problemDetails>;

/** 202: the work is done later, and the caller is not told whether it is done at all. */
export const accepted = z.object({ status: z.literal('accepted') });
