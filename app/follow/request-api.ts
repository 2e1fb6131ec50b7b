import { language } from '#words/language.ts';
import { type FollowedRequest, followedRequest } from '../../contract/answers/linked-request.ts';
import { problemDetails } from '../../contract/answers/problem.ts';
import { fits, parseJson } from '../browser/read-json.ts';
import { timeLimit } from '../browser/time-limit.ts';

const timeoutMs = 10_000;

/** English pages leave the header to the browser. */
const { code, prefix }: { code: string; prefix: string } = language;

/** Answers after which asking again is of no use. */
const endings: ReadonlyMap<number, Ending> = new Map([
  [401, 'wrong'],
  [404, 'erased'],
  [410, 'past'],
]);
export type Ending = 'wrong' | 'erased' | 'past';

export type FollowAnswer =
  | { kind: 'shown'; request: FollowedRequest }
  | { kind: 'ended'; ending: Ending }
  /** The server said why it did not do it. */
  | { kind: 'refused'; message: string }
  /** None in time, or none of our server's. */
  | { kind: 'no_answer' };

export const readRequest = (token: string) => call('GET', '/api/request', token);
export const cancelRequest = (token: string) => call('POST', '/api/request/cancel', token);
export const sendNote = (token: string, text: string) =>
  call('POST', '/api/request/notes', token, JSON.stringify({ text }));

/** Calls the server as the customer (docs/product.md 12.9). Never rejects. */
async function call(
  method: string,
  path: string,
  token: string,
  body?: string,
): Promise<FollowAnswer> {
  // Anything else is no token, and fetch would throw for some of it.
  if (!/^[\w-]+$/.test(token)) return { kind: 'ended', ending: 'wrong' };
  const headers = {
    authorization: `Bearer ${token}`,
    ...(prefix && { 'accept-language': code }),
    ...(body && { 'content-type': 'application/json' }),
  };
  try {
    return await timeLimit(timeoutMs, async (signal) => {
      const answer = await fetch(path, { method, headers, body, signal, cache: 'no-store' });
      return readAnswer(answer, parseJson(await answer.text()));
    });
  } catch {
    return { kind: 'no_answer' };
  }
}

function readAnswer({ ok, status }: Response, body: unknown): FollowAnswer {
  if (ok) {
    return fits(followedRequest, body) ? { kind: 'shown', request: body } : { kind: 'no_answer' };
  }
  // A proxy or a captive portal may answer 404, too, but not with our problem details.
  if (status >= 500 || !fits(problemDetails, body) || body.status !== status)
    return { kind: 'no_answer' };
  const ending = endings.get(status);
  if (ending) return { kind: 'ended', ending };
  return { kind: 'refused', message: Object.values(body.errors ?? {})[0] ?? body.detail };
}
