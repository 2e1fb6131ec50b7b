import type { ZodType } from 'zod';
import { fits, parseJson, readJson } from '../../app/browser/read-json.ts';
import { timeLimit } from '../../app/browser/time-limit.ts';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { problemDetails } from '../../contract/answers/problem.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Call {
  body?: object;
  /** In place of the session. */
  token?: string;
}

const timeoutMs = 20_000;

/** An answer of the server that is no success; `status` is 0 where there was none. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** As it came, if it was JSON. */
  readonly body: unknown;

  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Calls the server as the signed-in user, and reads its answer by its schema. Rejects with an ApiError. */
export async function readApi<Answer>(
  schema: ZodType<Answer>,
  method: Method,
  path: string,
  call?: Call,
): Promise<Answer> {
  const { status, text } = await send(method, path, call);
  const answer = readJson(schema, text);
  // A page of a proxy, or the desk of another version.
  if (answer === undefined) throw new ApiError(status, words.unreadable);
  return answer;
}

/** The same where nothing is read of a success. */
export async function callApi(method: Method, path: string, call?: Call): Promise<void> {
  await send(method, path, call);
}

async function send(method: Method, path: string, { body, token }: Call = {}) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await timeLimit(timeoutMs, (signal) =>
    fetch(path, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) }),
  ).catch(() => undefined);
  if (!answer) throw new ApiError(0, words.unreachable);
  const { ok, status } = answer;
  const text = await answer.text().catch(() => '');
  if (!ok) throw refusal(status, parseJson(text));
  return { status, text };
}

function refusal(status: number, body: unknown): ApiError {
  const { errors = {}, detail = words.unreachable } = fits(problemDetails, body) ? body : {};
  // A refused field says more than the title of the refusal.
  return new ApiError(status, Object.values(errors)[0] ?? detail, body);
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
