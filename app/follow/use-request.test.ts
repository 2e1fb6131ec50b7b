import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { watchRequest } from './use-request.ts';

const stored: FollowedRequest = {
  reference: 'LS-1',
  type: 'booking',
  status: 'pending',
  service: 'Car Lockout',
  timeframe: 'ASAP',
  created_at: '2026-11-22T07:12:00Z',
  seen_at: null,
  accepted_at: null,
  phone: null,
  address: 'Hoboken',
  can_cancel: true,
};
const problem = (status: number) =>
  Response.json({ type: 'about:blank', title: 'No', status, detail: 'no' }, { status });

/** The server's next response; rejects without a network. */
let answer: () => Response | Promise<Response>;
let asked: number[];
let page: EventTarget & { visibilityState: string };
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = () => new Response(JSON.stringify(stored));
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    expect([path, headers]).toEqual(['/api/request', { authorization: 'Bearer token' }]);
    asked.push(performance.now());
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function watch(token = 'token') {
  const shown = vi.fn();
  const { ask, stop } = watchRequest(token, shown);
  await vi.advanceTimersByTimeAsync(0);
  return { shown, ask, stop };
}

const change = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('the request is polled every 2.5 s, for two hours', async () => {
  const { shown } = await watch();
  expect(shown.mock.lastCall).toEqual(['current', stored]);
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(new Set(pauses)).toEqual(new Set([2500]));
  expect(asked).toHaveLength((2 * 3600) / 2.5);
  expect(shown.mock.lastCall).toEqual(['ended']);
});

test('after two hours, showing the page does not resume polling, but asking does, for two more hours', async () => {
  const { shown, ask } = await watch();
  const lookAfterTwoHours = async () => {
    change('hidden');
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    change('visible');
    await vi.advanceTimersByTimeAsync(0);
    return shown.mock.lastCall;
  };
  expect(await lookAfterTwoHours()).toEqual(['ended']);
  await ask();
  expect(shown.mock.lastCall).toEqual(['current', stored]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(asked).toHaveLength(3);
  expect(await lookAfterTwoHours()).toEqual(['ended']);
  expect(asked).toHaveLength(3);
});

test('polling pauses while the page is hidden, and resumes at once when it is shown', async () => {
  await watch();
  change('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  change('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});

test('polling pauses while offline, and resumes when the connection is back', async () => {
  const { shown } = await watch();
  Object.assign(navigator, { onLine: false });
  browser.dispatchEvent(new Event('offline'));
  expect(shown.mock.lastCall).toEqual(['offline']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  Object.assign(navigator, { onLine: true });
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.mock.lastCall).toEqual(['current', stored]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a network that fails', () => Promise.reject(new TypeError('failed'))],
  ['a server that is busy', () => problem(503)],
  ['a server that asks to wait', () => problem(429)],
  ['a captive portal', () => new Response('<html>Sign in</html>')],
  ['a proxy that knows no such page', () => new Response('<h1>404</h1>', { status: 404 })],
  ['another interface', () => new Response('{}')],
  ['half a request', () => Response.json({ ...stored, status: undefined })],
])('%s is reported as failing, and polling continues', async (_, broken) => {
  answer = broken;
  const { shown } = await watch();
  expect(shown.mock.lastCall).toEqual(['failing']);
  answer = () => new Response(JSON.stringify(stored));
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown.mock.lastCall).toEqual(['current', stored]);
});

test('a response that takes too long is reported as failing', async () => {
  answer = () => new Promise(() => undefined);
  const { shown } = await watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown.mock.lastCall).toEqual(['failing']);
});

test.each([
  [401, 'wrong'],
  [404, 'erased'],
  [410, 'past'],
])('after a %i, polling ends', async (status, ending) => {
  answer = () => problem(status);
  const { shown } = await watch();
  expect(shown.mock.lastCall).toEqual([ending]);
  change('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('a malformed token is not sent', async () => {
  const { shown } = await watch('é\r\n');
  expect(shown.mock.lastCall).toEqual(['wrong']);
  expect(asked).toEqual([]);
});

test('a late response does not replace a newer one, and stop() ends polling', async () => {
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  const { shown, stop } = await watch();
  answer = () => new Response(JSON.stringify({ ...stored, seen_at: stored.created_at }));
  change('visible');
  await vi.advanceTimersByTimeAsync(0);
  late.resolve(new Response(JSON.stringify(stored)));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.mock.calls).toEqual([
    ['current', expect.objectContaining({ seen_at: stored.created_at })],
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('a response that arrives after stop() is not shown', async () => {
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  const { shown, stop } = await watch();
  stop();
  late.resolve(Response.json(stored));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
});
