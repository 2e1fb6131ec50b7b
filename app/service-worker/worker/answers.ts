import { timeLimit } from '../../browser/time-limit.ts';
import { unregisterIfGone } from '../../browser/worker-registration.ts';
import {
  cachedResponse,
  cacheResponse,
  deleteAllCaches,
  deleteCached,
  offlinePage,
  withoutOldNumber,
} from './page-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** A longer wait is worse than a cached page. */
const timeoutMs = 3000;

type RequestEvent = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>;

/** Rejects on 5xx, so that a cached page is shown. */
async function fromServer(kind: 'page' | 'data', event: RequestEvent): Promise<Response> {
  const { request } = event;
  // Requested by the browser while the worker starts; undefined without navigation preload.
  const preloaded: Response | undefined = await event.preloadResponse;
  const answer = preloaded ?? (await fetch(request));
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  event.waitUntil(unregisterIfGone(self, deleteAllCaches).catch(() => undefined)); // Checked again later.
  const gone = answer.status === 404 || answer.status === 410;
  event.waitUntil(gone ? deleteCached(request.url) : cacheResponse(kind, request.url, answer));
  return answer;
}

async function networkFirst(
  kind: 'page' | 'data',
  event: RequestEvent,
): Promise<Response | undefined> {
  const response = fromServer(kind, event).catch(() => undefined);
  // A late response is still cached.
  event.waitUntil(response);
  const inTime = await timeLimit(timeoutMs, () => response).catch(() => undefined);
  if (inTime) return inTime;
  const cached = await cachedResponse(event.request.url);
  return cached ? withoutOldNumber(cached) : response;
}

export async function answerPage(event: RequestEvent): Promise<Response> {
  return (await networkFirst('page', event)) ?? withoutOldNumber(await offlinePage());
}

export async function answerData(event: RequestEvent): Promise<Response> {
  return (await networkFirst('data', event)) ?? Response.error();
}

/** Cache first, because the name has a hash. */
export async function answerAsset(event: RequestEvent): Promise<Response> {
  return (
    (await cachedResponse(event.request.url)) ?? (await fetched('asset', event)) ?? Response.error()
  );
}

/** Network first, because the content may change under the same name. */
async function answerPlain(kind: 'file' | 'picture', event: RequestEvent): Promise<Response> {
  return (
    (await fetched(kind, event)) ?? (await cachedResponse(event.request.url)) ?? Response.error()
  );
}

export const answerFile = (event: RequestEvent) => answerPlain('file', event);
export const answerPicture = (event: RequestEvent) => answerPlain('picture', event);

async function fetched(
  kind: 'asset' | 'file' | 'picture',
  event: RequestEvent,
): Promise<Response | undefined> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(cacheResponse(kind, event.request.url, answer));
    return answer;
  } catch {
    return undefined;
  }
}
