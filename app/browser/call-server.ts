import type { ZodType } from 'zod';
import { fits, parseJson } from './read-json.ts';
import { timeLimit } from './time-limit.ts';

interface Call<Value> extends RequestInit {
  /** What a success holds, if anything of it is read. */
  schema?: ZodType<Value>;
  /** How long to wait for the complete answer, in ms. */
  limit: number;
}

export interface Answer<Value = unknown> {
  response: Pick<Response, 'ok' | 'status' | 'headers'>;
  /** Whatever JSON came, such as problem details; undefined if it is none, as in a proxy's page. */
  body: unknown;
  /** The body of a success; undefined if it is not as the schema says: it is a proxy's, or another version's. */
  value: Value | undefined;
}

/**
 * The one way of both clients to ask the server: fetch with a time limit and a schema. Rejects if no complete answer
 * comes in time. Every page of the site carries it, so every byte counts.
 */
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
      value: response.ok && schema && fits(schema, body) ? body : undefined,
    };
  });
