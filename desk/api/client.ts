import { timeLimit } from '../../app/browser/time-limit.ts';
import { deskFrame as words } from '../../content/en/desk/frame.ts';
import type { ProblemDetails } from '../../contract/submission.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const timeoutMs = 20_000;

/** An answer of the server that is no success; `status` is 0 where there was none. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: Partial<ProblemDetails> & Record<string, unknown>;

  constructor(status: number, body: ApiError['body'] = {}) {
    // A refused field says more than the title of the refusal.
    super(Object.values(body.errors ?? {})[0] ?? body.detail ?? words.unreachable);
    this.status = status;
    this.body = body;
  }
}

/**
 * Calls the server as the signed-in user. Resolves to its JSON, or to undefined where it sends none. The server's
 * interface is described by contract/desk-api.ts. Rejects with an ApiError.
 */
export async function callApi<Answer>(
  method: Method,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<Answer> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await timeLimit(timeoutMs, (signal) =>
    fetch(path, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) }),
  ).catch(() => undefined);
  if (!answer) throw new ApiError(0);
  const text = await answer.text().catch(() => '');
  const json = readJson(text);
  if (!answer.ok) throw new ApiError(answer.status, json);
  return json as Answer;
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // No body, or a page of a proxy.
  }
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
