import type { ZodType } from 'zod';
import { fits, parseJson } from './read-json.ts';
import { timeLimit } from './time-limit.ts';

interface Call<Value> extends Omit<RequestInit, 'body' | 'signal'> {
  /** What a success holds, if anything of it is read. */
  schema?: ZodType<Value>;
  /** Sent as JSON. */
  json?: object;
  /** How long to wait for the complete answer, in ms; or the signal of a limit for several calls together. */
  limit: number | AbortSignal;
}

export interface Answer<Value = unknown> {
  ok: boolean;
  status: number;
  headers: Headers;
  /** Whatever JSON came, such as problem details; undefined if it is none, as in a proxy's page. */
  body: unknown;
  /** The body of a success; undefined if it is not as the schema says: it is a proxy's, or another version's. */
  value: Value | undefined;
}

/** The one way of both clients to ask the server. Rejects if no complete answer comes in time. */
export function callServer<Value = never>(
  path: string,
  { schema, json, limit, headers, ...options }: Call<Value>,
): Promise<Answer<Value>> {
  async function ask(signal: AbortSignal): Promise<Answer<Value>> {
    const answer = await fetch(path, {
      ...options,
      headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
      body: json && JSON.stringify(json),
      signal,
    });
    const { ok, status, headers: answered } = answer;
    const body = parseJson(await answer.text());
    const value = ok && schema && fits(schema, body) ? body : undefined;
    return { ok, status, headers: answered, body, value };
  }
  return typeof limit === 'number' ? timeLimit(limit, ask) : ask(limit);
}
