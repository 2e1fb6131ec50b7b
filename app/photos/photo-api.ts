import { addedPhoto } from '../../contract/answers/photos.ts';
import { problemDetails } from '../../contract/answers/problem.ts';
import { photosPath } from '../../contract/photos.ts';
import { type Answer, callServer } from '../browser/call-server.ts';
import { fits } from '../browser/read-json.ts';
import { retry, upTo } from '../browser/retry.ts';
import { timeLimit } from '../browser/time-limit.ts';

/** For both tries together: half a megabyte over a weak signal. */
const limitMs = 60_000;
const pauseMs = 1000;

type Refusal = 'closed' | 'full' | 'large' | 'unreadable';

/** Answers after which sending the same again is of no use. */
const refusals: ReadonlyMap<number, Refusal> = new Map([
  [401, 'closed'],
  [404, 'closed'],
  [409, 'full'],
  [410, 'closed'],
  [413, 'large'],
  [415, 'unreadable'],
  [422, 'unreadable'],
]);

/** `noAnswer`: not now. Sending it again may help, and cannot store it twice. */
export type NotSent = Refusal | 'noAnswer';

/** Sends a photo of a request, and once more if the network fails. Resolves to its ID. Never rejects. */
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

/** Takes back a photo, unless it is gone already. Resolves to why that was not possible. Never rejects. */
export async function removePhoto(token: string, id: string): Promise<NotSent | undefined> {
  const answer = await call(token, `${photosPath}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  const isGone = answer?.response.status === 204 || answer?.response.status === 404;
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

/** A proxy or a captive portal may answer, too, but not with our problem details. */
function reasonOf(answer: Answer | undefined): NotSent {
  const isOurs = answer && fits(problemDetails, answer.body);
  return (isOurs && refusals.get(answer.response.status)) || 'noAnswer';
}
