import { timeLimit } from '../../browser/time-limit.ts';
import { giveUpIfGone } from './give-up.ts';
import { cachedResponse, cacheResponse, deleteCached, offlinePage } from './page-cache.ts';

/** In ms. On a line this weak a page that was read before is better than waiting for its newest state. */
const patience = 3000;

type Asked = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>;

/** From the server, cached on the way. A server in trouble counts as none: its error page helps nobody. */
async function fromServer(kind: 'page' | 'data', event: Asked): Promise<Response> {
  const { request } = event;
  // Asked for by the browser while the worker was still starting; undefined where it does not do that.
  const preloaded: Response | undefined = await event.preloadResponse;
  const answer = preloaded ?? (await fetch(request));
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  event.waitUntil(giveUpIfGone().catch(() => undefined)); // no answer now: another time
  const gone = answer.status === 404 || answer.status === 410;
  event.waitUntil(gone ? deleteCached(request.url) : cacheResponse(kind, request.url, answer));
  return answer;
}

/** The newest state of a page or, without one in time, the kept one; undefined if there is neither. */
async function newest(kind: 'page' | 'data', event: Asked): Promise<Response | undefined> {
  const asked = fromServer(kind, event).catch(() => undefined);
  // A late answer is kept too, for the next time.
  event.waitUntil(asked);
  return (
    (await timeLimit(patience, () => asked).catch(() => undefined)) ??
    (await cachedResponse(event.request.url)) ??
    (await asked)
  );
}

export async function answerPage(event: Asked): Promise<Response> {
  return (await newest('page', event)) ?? (await offlinePage());
}

export async function answerData(event: Asked): Promise<Response> {
  return (await newest('data', event)) ?? Response.error();
}

/** Its name carries its hash: a kept one is the right one for ever. */
export async function answerAsset(event: Asked): Promise<Response> {
  return (
    (await cachedResponse(event.request.url)) ?? (await fetched('asset', event)) ?? Response.error()
  );
}

export async function answerFile(event: Asked): Promise<Response> {
  return (
    (await fetched('file', event)) ?? (await cachedResponse(event.request.url)) ?? Response.error()
  );
}

async function fetched(kind: 'asset' | 'file', event: Asked): Promise<Response | undefined> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(cacheResponse(kind, event.request.url, answer));
    return answer;
  } catch {
    return undefined; // fetch throws for one reason: no answer came
  }
}
