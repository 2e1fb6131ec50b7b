import { addedPhoto } from '../../contract/answers/photos.ts';
import { problemDetails } from '../../contract/answers/problem.ts';
import { photosPath } from '../../contract/photos.ts';
import { type Answer, callServer } from '../browser/call-server.ts';
import { matchesSchema } from '../browser/read-json.ts';
import { retry, upTo } from '../browser/retry.ts';
import { timeLimit } from '../browser/time-limit.ts';

/** For both attempts together: enough for 500 KB over a weak signal. */
const limitMs = 60_000;
const pauseMs = 1000;

type Refusal = 'closed' | 'full' | 'large' | 'unreadable';

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [401, 'closed'],
  [404, 'closed'],
  [409, 'full'],
  [410, 'closed'],
  [413, 'large'],
  [415, 'unreadable'],
  [422, 'unreadable'],
]);

/** `noAnswer`: a retry may help, and cannot store the photo twice. */
export type NotSent = Refusal | 'noAnswer';

/** Tries again if the network fails. Resolves to the ID. Never rejects. */
export async function sendPhoto(
  token: string,
  bytes: ArrayBuffer,
): Promise<{ id: string } | NotSent> {
  const answer = await call(token, photosPath, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: bytes,
  });
  return answer?.value ?? reasonOf(answer);
}

/** Resolves to the reason of a failure. Never rejects. */
export async function removePhoto(token: string, id: string): Promise<NotSent | undefined> {
  const answer = await call(token, `${photosPath}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  const status = answer?.response.status;
  const isGone = status === 204 || (status === 404 && isOurs(answer));
  return isGone ? undefined : reasonOf(answer);
}

const call = (token: string, path: string, { headers, ...init }: RequestInit) =>
  timeLimit(limitMs, (signal) =>
    retry(
      () =>
        callServer(path, {
          ...init,
          headers: { ...headers, authorization: `Bearer ${token}` },
          schema: addedPhoto,
          signal,
          limit: limitMs,
        }),
      upTo(2, pauseMs),
    ),
  ).catch(() => undefined);

/** A proxy or a captive portal may also answer, but without our problem details. */
const isOurs = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && matchesSchema(problemDetails, answer.body);

const reasonOf = (answer: Answer | undefined): NotSent =>
  (isOurs(answer) && refusals.get(answer.response.status)) || 'noAnswer';
