import { z } from 'zod';

export const referenceText = z
  .string()
  .toUpperCase()
  .regex(/^LS-[0-9A-Z]{6}$/);

/** What has another shape names nothing, and is answered 404 without asking the database (http/error-handler.ts). */
export const requestParams = z.object({ reference: referenceText });

export const mailParams = requestParams.extend({ kind: z.string().regex(/^[a-z_]{1,40}$/) });
