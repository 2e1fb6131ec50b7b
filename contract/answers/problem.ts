import { z } from 'zod';

/** Every error response: RFC 9457 problem details, with one message per refused field. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ProblemDetails = z.infer<typeof problemDetails>;

/** 202: it is done later, or not at all, and the caller is not told which. */
export const accepted = z.object({ status: z.literal('accepted') });
