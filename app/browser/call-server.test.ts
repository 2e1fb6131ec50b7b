import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callServer } from './call-server.ts';

const schema = z.object({ reference: z.string() });

const answerWith = (answer: (init: RequestInit) => Response | Promise<Response>) => {
  const asked = vi.fn(async (_path: string, init: RequestInit) => answer(init));
  vi.stubGlobal('fetch', asked);
  return asked;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a successful response is read with the schema', async () => {
  answerWith(() => Response.json({ reference: 'LS-1' }, { status: 201 }));
  const answer = await callServer('/api', { schema, limit: 1000 });
  expect(answer).toMatchObject({ response: { status: 201 }, value: { reference: 'LS-1' } });
});

test.each([
  ['a page of a proxy', () => new Response('<h1>Log in</h1>'), undefined],
  ['JSON of another kind', () => Response.json({ reference: 7 }), { reference: 7 }],
  [
    'a refusal that looks like it',
    () => Response.json({ reference: 'LS-1' }, { status: 422 }),
    { reference: 'LS-1' },
  ],
])('%s yields no value', async (_, answer, body) => {
  answerWith(answer);
  const { value, body: read } = await callServer('/api', { schema, limit: 1000 });
  expect(value).toBeUndefined();
  expect(read).toEqual(body);
});

test('a call passes its options on to fetch', async () => {
  const asked = answerWith(() => new Response(null, { status: 204 }));
  const init = { method: 'POST', body: 'a', headers: { authorization: 'Bearer a' } };
  await callServer('/api', { ...init, limit: 1000 });
  expect(asked).toHaveBeenCalledWith('/api', { ...init, signal: expect.any(AbortSignal) });
});

test('a response that starts but never ends also times out', async () => {
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) });
  const asked = answerWith(() => new Response(endless));
  const refused = expect(callServer('/api', { limit: 1000 })).rejects.toThrow('time limit');
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('a call that is given a signal uses it', async () => {
  const { signal } = new AbortController();
  const asked = answerWith(() => Response.json({}));
  await callServer('/api', { signal, limit: 1000 });
  expect(asked.mock.calls[0]?.[1].signal).toBe(signal);
});
