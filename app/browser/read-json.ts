import type { ZodType } from 'zod';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function matchesSchema<Value>(schema: ZodType<Value>, value: unknown): value is Value {
  return schema.safeParse(value).success;
}

/** Undefined if it is not JSON or does not fit, as from a proxy or another version of the server. */
export function readJson<Value>(schema: ZodType<Value>, text: string): Value | undefined {
  const value = parseJson(text);
  return matchesSchema(schema, value) ? value : undefined;
}
