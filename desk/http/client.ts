import type { ZodType } from 'zod';
import { type Answer, callServer } from '../../app/browser/call-server.ts';
import { matchesSchema } from '../../app/browser/read-json.ts';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { problemDetails } from '../../contract/answers/problem.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  body?: object;
  /** The token of a link, which authorizes the call in place of the session's cookie. */
  token?: string;
  /** The Idempotency-Key. */
  key?: string;
}

const timeoutMs = 20_000;

/** A failed call. `status` is the HTTP status of the response, or 0 if there was none. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The JSON of the refusal; undefined if it had none. */
  readonly body: unknown;

  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Calls the server as the signed-in user and checks its response against `schema`. Rejects with an ApiError. */
export async function readApi<Value>(
  schema: ZodType<Value>,
  method: Method,
  path: string,
  call?: Call,
): Promise<Value> {
  const { response, value } = await send(method, path, { ...call, schema });
  // The response is a proxy's page, or this desk and the server are of different versions.
  if (value === undefined) throw new ApiError(response.status, words.unreadable);
  return value;
}

/** Calls the server as the signed-in user and ignores the body of a success. Rejects with an ApiError. */
export async function callApi(method: Method, path: string, call?: Call): Promise<void> {
  await send(method, path, call);
}

async function send<Value>(
  method: Method,
  path: string,
  { body, token, key, schema }: Call & { schema?: ZodType<Value> } = {},
): Promise<Answer<Value>> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const sent = body && { body: JSON.stringify(body) };
  const call = callServer(path, { method, headers, ...sent, schema, limit: timeoutMs });
  const answer = await call.catch(() => undefined);
  if (!answer) throw new ApiError(0, words.unreachable);
  if (!answer.response.ok) throw refusal(answer);
  return answer;
}

/** Returns the server's error message for each field of a refused call. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  const isRead = error instanceof ApiError && matchesSchema(problemDetails, error.body);
  return (isRead && error.body.errors) || {};
}

function refusal({ response, body }: Answer): ApiError {
  const { errors = {}, detail = words.unreachable } = matchesSchema(problemDetails, body)
    ? body
    : {};
  // A field's error says more than the detail of the whole refusal.
  return new ApiError(response.status, Object.values(errors)[0] ?? detail, body);
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** Whether the server says that there is no such thing. A proxy may answer 404, too, but without our problem details. */
export const isGone = (error: unknown): boolean =>
  hasStatus(error, 404) && matchesSchema(problemDetails, error.body);
