import { language } from '#words/language.ts';
import { type FollowedRequest, followedRequest } from '../../contract/answers/linked-request.ts';
import { problemDetails } from '../../contract/answers/problem.ts';
import { type Answer, callServer } from '../browser/call-server.ts';
import { matchesSchema } from '../browser/read-json.ts';

const timeoutMs = 10_000;

/** English pages send the browser's own Accept-Language. */
const { code, prefix }: { code: string; prefix: string } = language;

/** Answers after which asking again is pointless. */
const endings: ReadonlyMap<number, Ending> = new Map([
  [401, 'wrong'],
  [404, 'erased'],
  [410, 'past'],
]);
export type Ending = 'wrong' | 'erased' | 'past';

export type FollowAnswer =
  | { kind: 'shown'; request: FollowedRequest }
  | { kind: 'ended'; ending: Ending }
  | { kind: 'refused'; message: string }
  /** There was no answer in time, or it was not our server's. */
  | { kind: 'no_answer' };

let behindMs = 0;
/** How far this clock was behind the server's at the last answer: minutes must not depend on the phone's clock. */
export const clockBehindMs = () => behindMs;

export const readRequest = (token: string) => call('GET', '/api/request', token);
export const cancelRequest = (token: string) => call('POST', '/api/request/cancel', token);
/** `key`: the note is stored once, however often it is sent under it. */
export const sendNote = (token: string, text: string, key: string) =>
  call('POST', '/api/request/notes', token, { key, text: JSON.stringify({ text }) });

/** Calls the server as the customer (docs/product.md 12.9). Never rejects. */
async function call(
  method: string,
  path: string,
  token: string,
  note?: { key: string; text: string },
): Promise<FollowAnswer> {
  // Anything else is not a token, and fetch would throw for some of it.
  if (!/^[\w-]+$/.test(token)) return { kind: 'ended', ending: 'wrong' };
  const headers = {
    authorization: `Bearer ${token}`,
    ...(prefix && { 'accept-language': code }),
    ...(note && { 'content-type': 'application/json', 'idempotency-key': note.key }),
  };
  const options = {
    method,
    headers,
    body: note?.text,
    cache: 'no-store',
    limit: timeoutMs,
  } as const;
  try {
    const answer = await callServer(path, { ...options, schema: followedRequest });
    const date = Date.parse(answer.response.headers.get('date') ?? '');
    // The header is truncated to seconds. Without the extra second, the page could show a minute too many.
    if (date) behindMs = date + 1000 - Date.now();
    return readAnswer(answer);
  } catch {
    return { kind: 'no_answer' };
  }
}

function readAnswer({ response: { status }, body, value }: Answer<FollowedRequest>): FollowAnswer {
  if (value) return { kind: 'shown', request: value };
  // A proxy or a captive portal may answer 404, too, but not with our problem details.
  if (status >= 500 || !matchesSchema(problemDetails, body) || body.status !== status)
    return { kind: 'no_answer' };
  const ending = endings.get(status);
  if (ending) return { kind: 'ended', ending };
  return { kind: 'refused', message: Object.values(body.errors ?? {})[0] ?? body.detail };
}

/** Asks the server to stop mailing this link's address. Never rejects. */
export async function suppress(token: string): Promise<'done' | 'wrong' | 'no_answer'> {
  const answer = await callServer('/api/suppress', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    limit: timeoutMs,
  }).catch(() => undefined);
  if (answer?.response.status === 204) return 'done';
  return answer?.response.status === 401 ? 'wrong' : 'no_answer';
}
