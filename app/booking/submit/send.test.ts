import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerUnreachable, send } from './send.ts';

const attempt = {
  key: 'a key',
  request: { type: 'booking', recaptcha_token: 'token' },
  fingerprint: '{}',
  tried: false,
} as const;

const stored = () => Response.json({ id: 'a', reference: 'LS-1' }, { status: 201 });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
/** Never responds; rejects when the request is aborted. */
const silent = (init: RequestInit) =>
  new Promise<never>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

/** Stubs fetch: each request gets the next of these answers, and the last one repeats. */
function answerWith(...answers: ((init: RequestInit) => Response | Promise<Response>)[]) {
  const asked: { at: number; key: string | undefined }[] = [];
  const begun = Date.now();
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key') ?? undefined;
    asked.push({ at: Date.now() - begun, key });
    return answers[Math.min(asked.length, answers.length) - 1]?.(init);
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a network failure is retried after 1 s, under the same key', async () => {
  const asked = answerWith(lost, stored);
  const outcome = send(attempt);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ kind: 'stored', receipt: { reference: 'LS-1' } });
  expect(asked).toEqual([
    { at: 0, key: 'a key' },
    { at: 1000, key: 'a key' },
  ]);
});

test('after two network failures there is no third try', async () => {
  const asked = answerWith(lost);
  const outcome = send(attempt);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ kind: 'no_answer' });
  expect(asked).toHaveLength(2);
});

const problem = (status: number) => () =>
  Response.json({ type: 'about:blank', title: 'x', status, detail: 'Call us.' }, { status });

test.each([
  ['a page of something else', () => new Response('<p>Log in</p>', { status: 500 }), 'unexplained'],
  ['our 503', problem(503), 'refused'],
  ['our 500', problem(500), 'refused'],
  ['a limit', problem(429), 'refused'],
])('%s counts as an answer, so the request is not retried', async (_, answer, kind) => {
  const asked = answerWith(answer);
  expect(await send(attempt)).toMatchObject({ kind });
  expect(asked).toHaveLength(1);
});

test.each([
  ['an empty 503', () => new Response('', { status: 503 })],
  ['a page with 502', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON of another kind with 504', () => Response.json({ error: 'timeout' }, { status: 504 })],
])('%s means a proxy without a server, so the same key is retried', async (_, answer) => {
  const asked = answerWith(answer, answer, stored);
  const outcome = send(attempt);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ kind: 'stored', receipt: { reference: 'LS-1' } });
  expect(asked).toEqual([0, 1000, 3000].map((at) => ({ at, key: 'a key' })));
});

test('if a proxy finds no server within 20 s, the outcome is no answer, and retries end', async () => {
  const asked = answerWith(() => new Response('', { status: 503 }));
  const outcome = vi.fn();
  void send(attempt).then(outcome);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(outcome).toHaveBeenCalledWith({ kind: 'no_answer' });
  await vi.runAllTimersAsync();
  const at = [0, 1000, 3000, 7000, 12_000, 17_000];
  expect(asked.filter((post) => post.at <= 20_000).map((post) => post.at)).toEqual(at);
  // Later attempts are aborted before they leave the browser.
  expect(asked.length).toBeLessThan(at.length + 3);
});

test('both tries together time out after 20 s, and the second is aborted', async () => {
  const aborted = vi.fn();
  const asked = answerWith(lost, (init) => {
    init.signal?.addEventListener('abort', aborted);
    return silent(init);
  });
  const outcome = vi.fn();
  void send(attempt).then(outcome);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith({ kind: 'no_answer' });
  expect(asked).toHaveLength(2);
  expect(aborted).toHaveBeenCalledOnce();
});

test.each([
  ['a browser that knows it is offline', false, stored, true, 0],
  ['no answer', true, lost, true, 1],
  ['silence for 3 s', true, silent, true, 1],
  ['a proxy without a server', true, () => new Response('', { status: 503 }), true, 1],
  ['any answer of ours', true, problem(503), false, 1],
])('%s: reachability takes at most one request', async (_, onLine, answer, expected, requests) => {
  vi.stubGlobal('navigator', { onLine });
  const asked = answerWith(answer);
  const unreachable = isServerUnreachable();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await unreachable).toBe(expected);
  expect(asked).toHaveLength(requests);
});
