import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removePhoto, sendPhoto } from './photo-api.ts';

type Answer = (init: RequestInit) => Response | Promise<Response>;

const bytes = new ArrayBuffer(3);
const added: Answer = () => Response.json({ id: 'p1' }, { status: 201 });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const silent: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
const problem =
  (status: number): Answer =>
  () =>
    Response.json({ type: 'about:blank', title: 'x', status, detail: 'No.' }, { status });
const elsewhere =
  (status: number): Answer =>
  () =>
    new Response('<p>Log in</p>', { status });

let asked: { at: number; line: string; token: string | null }[];

/** Each request gets the next of these answers, and the last one repeats. */
function answerWith(...answers: Answer[]) {
  const begun = Date.now();
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    asked.push({ at: Date.now() - begun, line: `${init.method} ${path}`, token });
    return answers[Math.min(asked.length, answers.length) - 1]?.(init);
  });
}

async function outcomeOf<Outcome>(call: Promise<Outcome>): Promise<Outcome> {
  await vi.runAllTimersAsync();
  return call;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a photo whose response is lost is sent once more', async () => {
  answerWith(lost, added);
  expect(await outcomeOf(sendPhoto('token', bytes))).toEqual({ id: 'p1' });
  const post = { line: 'POST /api/request/photos', token: 'Bearer token' };
  expect(asked).toEqual([
    { at: 0, ...post },
    { at: 1000, ...post },
  ]);
});

test('a photo that is lost twice was not sent', async () => {
  answerWith(lost);
  expect(await outcomeOf(sendPhoto('token', bytes))).toBe('noAnswer');
  expect(asked).toHaveLength(2);
});

test('both attempts together take at most a minute', async () => {
  answerWith(lost, silent);
  const outcome = vi.fn();
  void sendPhoto('token', bytes).then(outcome);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith('noAnswer');
});

test.each<[string, Answer, string]>([
  ['401', problem(401), 'closed'],
  ['404', problem(404), 'closed'],
  ['410', problem(410), 'closed'],
  ['409', problem(409), 'full'],
  ['413', problem(413), 'large'],
  ['415', problem(415), 'unreadable'],
  ['422', problem(422), 'unreadable'],
  // These may be over soon, so the photo must not be given up.
  ['429', problem(429), 'noAnswer'],
  ['503', problem(503), 'noAnswer'],
  ['404 of a proxy', elsewhere(404), 'noAnswer'],
  ['413 of a proxy', elsewhere(413), 'noAnswer'],
  ['200 of a captive portal', elsewhere(200), 'noAnswer'],
])('after a %s the photo counts as %s', async (_, answer, expected) => {
  answerWith(answer);
  expect(await outcomeOf(sendPhoto('token', bytes))).toBe(expected);
  expect(asked).toHaveLength(1);
});

test.each<[string, Answer, string | undefined]>([
  ['a removal', () => new Response(null, { status: 204 }), undefined],
  ['a photo that another device has removed', problem(404), undefined],
  ['a request that is closed', problem(410), 'closed'],
  ['a busy server', problem(503), 'noAnswer'],
  ['no connection', lost, 'noAnswer'],
  ['a captive portal', elsewhere(200), 'noAnswer'],
  ['a proxy that knows no such address', elsewhere(404), 'noAnswer'],
])('the outcome of removing a photo: %s', async (_, answer, expected) => {
  answerWith(answer);
  expect(await outcomeOf(removePhoto('token', 'p/1'))).toBe(expected);
  expect(asked[0]?.line).toBe('DELETE /api/request/photos/p%2F1');
});
