import { z } from 'zod';

export const referenceText = z
  .string()
  .toUpperCase()
  .regex(/^LS-[0-9A-Z]{6}$/);

/** A reference of another shape cannot exist. It is answered with 404, without a query (http/error-handler.ts). */
export const requestParams = z.object({ reference: referenceText });

export const lineKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/)
  .optional()
  .describe('Makes it one line, however often it is sent');

export const mailParams = requestParams.extend({ kind: z.string().regex(/^[a-z_]{1,40}$/) });
