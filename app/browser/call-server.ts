import type { ZodType } from 'zod';
import { matchesSchema, parseJson } from './read-json.ts';
import { timeLimit } from './time-limit.ts';

interface Call<Value> extends RequestInit {
  schema?: ZodType<Value>;
  /** In ms, until the response is complete. */
  limit: number;
}

export interface Answer<Value = unknown> {
  response: Pick<Response, 'ok' | 'status' | 'headers'>;
  body: unknown;
  /** The body of a success; undefined if it does not fit the schema, as from a proxy or another server version. */
  value: Value | undefined;
}

/** Rejects without a complete response in time. Part of every page, so every byte counts. */
export const callServer = <Value = never>(
  path: string,
  { schema, limit, ...init }: Call<Value>,
): Promise<Answer<Value>> =>
  timeLimit(limit, async (signal) => {
    const response = await fetch(path, { signal, ...init });
    const body = parseJson(await response.text());
    return {
      response,
      body,
      value: response.ok && schema && matchesSchema(schema, body) ? body : undefined,
    };
  });
