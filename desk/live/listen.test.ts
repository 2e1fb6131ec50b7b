import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/render/fake-browser.ts';

const encoder = new TextEncoder();
const opening = 'retry: 3000\nid: 7\n\n';

/** Opens a page that listens to streams written by the test. */
async function startListening() {
  const calls: { headers: Record<string, string>; signal: AbortSignal }[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let answerNext = (): Response =>
    new Response(new ReadableStream({ start: take }), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });
  function take(controller: typeof stream): void {
    stream = controller;
  }
  const { window, document } = openPage({
    globals: {
      fetch: async (_path: string, init: (typeof calls)[number]) => {
        calls.push(init);
        return answerNext();
      },
    },
  });
  const { listenToEvents } = await import('./listen.ts');
  const told: string[] = [];
  let isConnected: boolean | undefined;
  const stop = listenToEvents({
    onConnected(is) {
      if (is !== isConnected) told.push(String(is));
      isConnected = is;
    },
    onGap: () => void told.push('gap'),
    onEvents: (events) => told.push(...events.map(({ name, data }) => `${name} ${data}`)),
    onRefused: () => void told.push('refused'),
  });
  const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await passed(0);
  return {
    calls,
    told,
    stop,
    passed,
    window,
    document,
    write: async (text: string) => {
      stream?.enqueue(encoder.encode(text));
      await passed(0);
    },
    end: async () => {
      stream?.close();
      await passed(0);
    },
    answer: (next: () => Response) => {
      answerNext = next;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream with a comment every 20 s stays open for a day', async () => {
  const { calls, told, write, passed, stop } = await startListening();
  await write(opening);
  for (let time = 0; time < (24 * 3600) / 20; time += 1) {
    await passed(20_000);
    await write(': still here\n\n');
  }
  expect(calls).toHaveLength(1);
  expect(told).toEqual(['true', 'gap']);
  stop();
});

test('a stream that is silent for 45 s is replaced, and the next resumes after the last event', async () => {
  const { calls, told, write, passed, stop } = await startListening();
  await write(opening);
  await write('event: request\nid: 8\ndata: {"a":1}\n\n');
  await passed(45_000);
  expect(calls).toHaveLength(1);
  await passed(5_000);
  expect(told.slice(2)).toEqual(['request {"a":1}', 'false', 'gap']);
  expect(calls.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '8']);
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(calls[0]?.headers['x-tab']).toBe(calls[1]?.headers['x-tab']);
  await write(opening);
  expect(told.slice(5)).toEqual(['true', 'gap']);
  stop();
  expect(calls[1]?.signal.aborted).toBe(true);
  await passed(200_000);
  expect(calls).toHaveLength(2);
});

test('behind a proxy that buffers the stream, everything is reloaded at each reconnect', async () => {
  const { calls, told, passed, stop } = await startListening();
  await passed(150_000);
  expect(calls).toHaveLength(4);
  expect(told).toEqual(['false', 'gap', 'gap', 'gap']);
  stop();
});

test('a truncated event arrives whole on the next stream, even one byte at a time', async () => {
  const { calls, told, write, end, passed, stop } = await startListening();
  await write(opening);
  await write('event: request\nid: 8\ndata: {"na');
  await end();
  expect(told).toEqual(['true', 'gap', 'false']);
  await passed(3_000);
  expect(calls[1]?.headers['last-event-id']).toBe('7');
  for (const letter of 'id: 7\n\nevent: request\nid: 8\ndata: {"name":"x: y"}\n\n') {
    await write(letter);
  }
  expect(told.slice(3)).toEqual(['true', 'gap', 'request {"name":"x: y"}']);
  stop();
});

test('a refusal or a proxy’s page is reported as refused, and retried after 5 s', async () => {
  const { calls, told, answer, end, passed, stop } = await startListening();
  answer(() => new Response('{}', { status: 429 }));
  await end();
  await passed(3_000);
  expect(told).toEqual(['false', 'refused']);
  answer(() => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } }));
  await passed(5_000);
  expect(told).toEqual(['false', 'refused', 'refused']);
  expect(calls).toHaveLength(3);
  stop();
});

test('a device that is back online opens a new stream at once', async () => {
  const { calls, told, write, window, passed, stop } = await startListening();
  await write(opening);
  window.dispatchEvent(new Event('online'));
  await passed(0);
  expect(calls).toHaveLength(2);
  await write(opening);
  expect(told).toEqual(['true', 'gap', 'gap']);
  stop();
});

test.each([
  ['by the clock on the wall', () => vi.setSystemTime(Date.now() + 3_600_000)],
  ['by a clock that was set back', () => vi.setSystemTime(Date.now() - 600_000)],
])('a page that is shown again after a pause %s opens a new stream', async (_, pause) => {
  const { calls, write, document, passed, stop } = await startListening();
  await write(opening);
  await passed(20_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toHaveLength(1);
  pause();
  document.dispatchEvent(new Event('visibilitychange'));
  await passed(0);
  expect(calls).toHaveLength(2);
  stop();
});
