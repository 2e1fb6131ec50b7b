import { z } from 'zod';

/** PostgreSQL refuses NUL in a query. Replaced, it is in no stored value, so the request or mail is not found. */
const text = z.string().transform((value) => value.replaceAll('\0', '\ufffd'));

export const requestParams = z.object({
  reference: text.transform((value) => value.toUpperCase()),
});

export const mailParams = requestParams.extend({ kind: text });
