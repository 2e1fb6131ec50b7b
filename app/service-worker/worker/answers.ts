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
import type { RequestKind } from './request-kind.ts';

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

export async function answer(
  kind: Exclude<RequestKind, 'none'>,
  event: RequestEvent,
): Promise<Response> {
  const { url } = event.request;
  switch (kind) {
    case 'page':
      return (await networkFirst(kind, event)) ?? withoutOldNumber(await offlinePage());
    case 'data':
      return (await networkFirst(kind, event)) ?? Response.error();
    case 'asset':
      // Cache first, because the name has a hash.
      return (await cachedResponse(url)) ?? (await fetched(kind, event)) ?? Response.error();
    default:
      // Network first, because the content may change under the same name.
      return (await fetched(kind, event)) ?? (await cachedResponse(url)) ?? Response.error();
  }
}

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
