import type { ZodType } from 'zod';

/** The one place of both clients where JSON is read: what comes out is what a schema says, or unknown. */

/** undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a schema of contract/answers/ takes the value as it is. */
export function fits<Value>(schema: ZodType<Value>, value: unknown): value is Value {
  return schema.safeParse(value).success;
}

/** undefined if it is not JSON, or not as the schema says: the answer of a proxy, or of another version. */
export function readJson<Value>(schema: ZodType<Value>, text: string): Value | undefined {
  const value = parseJson(text);
  return fits(schema, value) ? value : undefined;
}
