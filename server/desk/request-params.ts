import { z } from 'zod';

export const referenceText = z
  .string()
  .toUpperCase()
  .regex(/^LS-[0-9A-Z]{6}$/);

/** What has another shape names nothing, and is answered 404 without asking the database (http/error-handler.ts). */
export const requestParams = z.object({ reference: referenceText });

export const lineKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/)
  .optional()
  .describe('Makes it one line, however often it is sent');

export const mailParams = requestParams.extend({ kind: z.string().regex(/^[a-z_]{1,40}$/) });
